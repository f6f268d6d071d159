// `npm run bench -- snapshot [--items N] [--rounds N]`: from tabs to a priced snapshot in the page's own worker, in a
// real Chromium, against the same work with object-hash.
import { runBench } from './lib/run-bench.ts';
import { measureTaking } from './snapshot/measure-taking.ts';

await runBench('snapshot', measureTaking);
