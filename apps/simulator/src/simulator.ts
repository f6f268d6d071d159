/** State shared by the routes. */
import type { SimulatorConfig } from './config.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { createGrants, type Grants } from './publisher/oauth/grants.ts';
import { createRateLimiter, type RateLimiter } from './publisher/rate-limit.ts';
import { createWorld, type World } from './world/world.ts';

export type Simulator = Readonly<{
  config: SimulatorConfig;
  now: () => number;
  world: World;
  grants: Grants;
  limiter: RateLimiter;
  faults: Faults;
}>;

/** `now` returns milliseconds since 1970; tests pass their own clock. */
export function createSimulator(config: SimulatorConfig, now: () => number): Simulator {
  return Object.freeze({
    config,
    now,
    world: createWorld({
      seed: config.seed,
      timeScale: config.timeScale,
      corpus: config.corpus,
      shape: config.itemFormat === 'current' ? 'object' : 'text',
      streamDelayMs: config.streamDelaySeconds * 1000,
      now,
    }),
    grants: createGrants(now),
    limiter: createRateLimiter(now),
    faults: createFaults(),
  });
}
