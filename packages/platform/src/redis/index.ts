export { createRedisLink } from './redis-link.ts';
export type { RedisCommands, RedisLink, RedisState } from './redis-link.ts';
export { redisVariables } from './variables.ts';
