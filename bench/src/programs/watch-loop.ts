// Loaded into the server beside its own code: writes once a second how long its event loop kept others waiting, its
// memory, and the processor's time it took.
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = process.env['WATCH_LOOP_FILE'];
if (file !== undefined && file !== '') {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  let before = process.cpuUsage();
  setInterval(() => {
    const used = process.cpuUsage(before);
    before = process.cpuUsage();
    const memory = process.memoryUsage();
    const line = {
      atMs: Date.now(),
      p99Ms: delays.percentile(99) / 1e6,
      maxMs: delays.max / 1e6,
      cpuMs: (used.user + used.system) / 1000,
      rssMiB: memory.rss / 2 ** 20,
      heldMiB: (memory.heapUsed + memory.external) / 2 ** 20,
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    delays.reset();
  }, 1000).unref();
}
