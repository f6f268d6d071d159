/** Extends the timeouts of test waits: a busy machine must not fail a test. */
import { vi } from 'vitest';

const LONGEST_MS = 15_000;
const { waitFor } = vi;

vi.waitFor = (callback, options = LONGEST_MS) => waitFor(callback, options);
