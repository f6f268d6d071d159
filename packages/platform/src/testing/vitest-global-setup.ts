import type { TestProject } from 'vitest/node';
import { startTestCluster } from './test-cluster.ts';

/**
 * One server for the whole test run. `TEST_PG=system` takes the installed PostgreSQL instead of the embedded one.
 * @public called by Vitest
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(process.env.TEST_PG === 'system' ? 'system' : 'embedded');
  project.provide('testPostgresUrl', cluster.url);
  return cluster.stop;
}
