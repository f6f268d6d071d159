/** The worker that writes and runs stash searches. */
import { expose } from 'comlink';
import { searchCore } from './search-core.ts';

expose(searchCore);
