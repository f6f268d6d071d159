import { beforeEach } from 'vitest';

// Without the recorded data, the test is skipped and counted as skipped.
beforeEach((context) => {
  if (!process.env.CORPUS) context.skip();
});
