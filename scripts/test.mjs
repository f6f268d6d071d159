import { runWithNode } from './lib/with-node.mjs';

await runWithNode('scripts/test/main.ts');
