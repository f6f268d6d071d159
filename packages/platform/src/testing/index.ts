export { startTestRedis } from './redis/redis-server.ts';
export type { TestRedis } from './redis/redis-server.ts';
export { createTestDatabase } from './test-database.ts';
export type { TestDatabase } from './test-database.ts';
export { canReplicate, startTestCluster } from './test-cluster.ts';
export type { TestCluster } from './test-cluster.ts';
export { findPgBouncer, startTestPooler } from './test-pooler.ts';
export type { TestPooler } from './test-pooler.ts';
