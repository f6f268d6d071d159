/**
 * Lets each test file evaluate our modules anew: files of one worker share its process and the libraries that it has
 * loaded, which saves a third of the time, but no state of ours.
 */
import { vi } from 'vitest';

vi.resetModules();
