export { createRedisLink, redisUses } from './redis-link.ts';
export type { RedisCommands, RedisLink, RedisObserver, RedisState, RedisUse } from './redis-link.ts';
export { redisVariables } from './variables.ts';
