import { runWithNode } from './lib/with-node.mjs';

await runWithNode('scripts/start/main.ts');
