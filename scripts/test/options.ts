import { parseArgs } from 'node:util';

export type TestOptions = {
  /** Vitest projects, and `browser` for tests in a real browser. */
  readonly projects: readonly string[];
  /**
   * Also runs tests that otherwise only continuous integration runs: `programs`, and journeys through every page,
   * language and width.
   */
  readonly all: boolean;
  /** Runs only tests affected by uncommitted work or by commits that are not in main. */
  readonly changed: boolean;
  readonly postgres: 'embedded' | 'system';
  /**
   * Programs behind the pages of the browser tests: `cluster` is several server nodes behind a balancer; `full` has
   * more of each program, and PostgreSQL with a replica and a pooler.
   */
  readonly layout: 'one' | 'cluster' | 'full';
  /** Parts of file names; empty means all files. */
  readonly filters: readonly string[];
};

const usualProjects: readonly string[] = ['unit', 'web', 'db', 'corpus', 'browser'];
const allProjects: readonly string[] = [...usualProjects, 'programs'];

/** Parses the arguments of `npm test --`; returns an error message if they are invalid. */
export function readOptions(args: readonly string[]): TestOptions | string {
  const usage = `npm test [-- OPTIONS] [PART OF A FILE NAME ...]
  --all              also what takes minutes: programs that are killed and restarted, every page in every language
  --changed          only tests that import a file that you changed since main
  --project NAME     only these: ${allProjects.join(', ')}
  --postgres system  run on the installed PostgreSQL instead of the embedded one
  --layout cluster   browser tests on several nodes behind a balancer, with Redis (as npm run cluster -- --small)
  --layout full      browser tests on the whole shape of npm run cluster, one product at a time`;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        project: { type: 'string', multiple: true, default: [] },
        postgres: { type: 'string', default: 'embedded' },
        layout: { type: 'string', default: 'one' },
      },
    });
    const { all, changed, project, postgres, layout } = values;
    if (postgres !== 'embedded' && postgres !== 'system') return usage;
    if (layout !== 'one' && layout !== 'cluster' && layout !== 'full') return usage;
    if (project.some((name) => !allProjects.includes(name))) return usage;
    // A file name selects tests of every kind.
    const projects = project.length > 0 ? project : all || positionals.length > 0 ? allProjects : usualProjects;
    return { projects, all: all || positionals.length > 0, changed, postgres, layout, filters: positionals };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`;
  }
}
