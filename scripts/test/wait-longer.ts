/** Timeouts of test waits are generous: a busy machine is no failure. */
import { vi } from 'vitest';

const LONGEST_MS = 15_000;
const { waitFor } = vi;

vi.waitFor = (callback, options = LONGEST_MS) => waitFor(callback, options);
