// `node scripts/run.mjs FILE ARGS`: runs one of our TypeScript files on a Node version that supports it.
import process from 'node:process';
import { runWithNode } from './lib/with-node.mjs';

const [entry = '', ...args] = process.argv.slice(2);
await runWithNode(entry, args);
