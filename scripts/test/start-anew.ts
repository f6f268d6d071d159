/**
 * Resets our modules for each test file: files in one worker share its process and loaded libraries, which saves a
 * third of the time, but must not share our state.
 */
import { vi } from 'vitest';

vi.resetModules();
