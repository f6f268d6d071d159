export { startTestCluster } from './test-cluster.ts';
export type { TestCluster } from './test-cluster.ts';
export { createTestDatabase } from './test-database.ts';
export type { TestDatabase } from './test-database.ts';
