/** Starts the simulator and prints a line with its address on standard output. */
import { buildApp } from './app.ts';
import { readConfig, type SimulatorConfig } from './config.ts';
import { createSimulator } from './simulator.ts';

function readConfigOrExit(): SimulatorConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`simulator: bad environment\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const config = readConfigOrExit();
const app = buildApp(createSimulator(config, Date.now));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}

const url = await app.listen({ port: config.port, host: config.host });
process.stdout.write(`${JSON.stringify({ ready: true, url, port: Number(new URL(url).port) })}\n`);
