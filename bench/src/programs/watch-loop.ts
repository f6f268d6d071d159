// Loaded into the server next to the server's own code. Once a second, records how long the event loop was blocked,
// memory use, and CPU time. While the file WATCH_LOOP_COLLECT_FILE exists, also runs a full garbage collection every
// WATCH_LOOP_COLLECT_SECONDS, which stops the program for up to half a second, and records the memory that remains in
// use.
import { appendFileSync, existsSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const file = process.env['WATCH_LOOP_FILE'];
if (file !== undefined && file !== '') {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const collectFile = process.env['WATCH_LOOP_COLLECT_FILE'] ?? '';
  const collectEvery = Number(process.env['WATCH_LOOP_COLLECT_SECONDS'] ?? 0);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let second = 0;
  let before = process.cpuUsage();
  setInterval(() => {
    const used = process.cpuUsage(before);
    before = process.cpuUsage();
    second += 1;
    const isCollected = collectEvery > 0 && second % collectEvery === 0 && existsSync(collectFile);
    if (isCollected) collect();
    const memory = process.memoryUsage();
    const line = {
      atMs: Date.now(),
      p99Ms: delays.percentile(99) / 1e6,
      maxMs: delays.max / 1e6,
      cpuMs: (used.user + used.system) / 1000,
      rssMiB: memory.rss / 2 ** 20,
      heldMiB: isCollected ? (memory.heapUsed + memory.external) / 2 ** 20 : null,
    };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    delays.reset();
  }, 1000).unref();
}
