import { parseArgs } from 'node:util';

export type TestOptions = {
  /** Vitest projects, and `browser` for the tests in a real one; empty means all. */
  readonly projects: readonly string[];
  readonly postgres: 'embedded' | 'system';
  /**
   * Programs behind the pages of the browser tests: `cluster` is several nodes of the server behind a balancer, `full`
   * more of each program, PostgreSQL with a replica and a pooler.
   */
  readonly layout: 'one' | 'cluster' | 'full';
  /** Parts of file names; empty means all. */
  readonly filters: readonly string[];
};

export const allProjects: readonly string[] = ['unit', 'web', 'db', 'corpus', 'browser'];

/** Parses the arguments of `npm test --`; returns a text when it cannot. */
export function readOptions(args: readonly string[]): TestOptions | string {
  const usage = `npm test [-- OPTIONS] [PART OF A FILE NAME ...]
  --project NAME     only these: ${allProjects.join(', ')}
  --postgres system  run on the installed PostgreSQL instead of the embedded one
  --layout cluster   browser tests on several nodes behind a balancer, with Redis (as npm run cluster -- --small)
  --layout full      browser tests on the whole shape of npm run cluster, one product at a time`;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        project: { type: 'string', multiple: true, default: [] },
        postgres: { type: 'string', default: 'embedded' },
        layout: { type: 'string', default: 'one' },
      },
    });
    const { project, postgres, layout } = values;
    if (postgres !== 'embedded' && postgres !== 'system') return usage;
    if (layout !== 'one' && layout !== 'cluster' && layout !== 'full') return usage;
    if (project.some((name) => !allProjects.includes(name))) return usage;
    return { projects: project, postgres, layout, filters: positionals };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`;
  }
}
