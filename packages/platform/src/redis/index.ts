export { createRedisLink, redisUses, redisVariables } from './redis-link.ts';
export type { RedisCommands, RedisLink, RedisObserver, RedisState, RedisUse } from './redis-link.ts';
