/** The worker that writes and tries stash searches. */
import { expose } from 'comlink';
import { searchCore } from './search-core.ts';

expose(searchCore);
