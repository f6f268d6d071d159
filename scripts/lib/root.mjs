import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Bootstrap folder of this checkout: the pinned Node, build stamps, locks. */
export const STATE_FOLDER = path.join(ROOT, '.data');
