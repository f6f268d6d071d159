/**
 * Writes the two notification sounds (R3.55): sums of decaying sine waves, generated so that no recording is needed.
 * Run it manually after a change.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const SAMPLE_RATE = 22_050;

/** A struck tone: frequency, start, ring time (seconds) and volume. */
type Strike = { readonly hertz: number; readonly atS: number; readonly ringS: number; readonly level: number };

/** Ratios of a bell's partials to its tone; higher partials ring for a shorter time. */
const bellPartials = [
  { ratio: 1, level: 1, ring: 1 },
  { ratio: 2.01, level: 0.45, ring: 0.6 },
  { ratio: 2.99, level: 0.22, ring: 0.4 },
  { ratio: 4.17, level: 0.1, ring: 0.25 },
] as const;

const woodPartials = [
  { ratio: 1, level: 1, ring: 1 },
  { ratio: 2.7, level: 0.3, ring: 0.35 },
] as const;

type Partials = readonly { readonly ratio: number; readonly level: number; readonly ring: number }[];

function render(strikes: readonly Strike[], partials: Partials, lengthS: number): Float64Array {
  const samples = new Float64Array(Math.round(lengthS * SAMPLE_RATE));
  for (const strike of strikes) {
    for (let index = Math.round(strike.atS * SAMPLE_RATE); index < samples.length; index += 1) {
      const t = index / SAMPLE_RATE - strike.atS;
      // Four milliseconds of attack avoid a click.
      const attack = Math.min(1, t / 0.004);
      for (const { ratio, level, ring } of partials) {
        const wave = Math.sin(2 * Math.PI * strike.hertz * ratio * t);
        samples[index] = (samples[index] ?? 0) + strike.level * level * attack * wave * Math.exp((-5 * t) / (strike.ringS * ring));
      }
    }
  }
  return samples;
}

function writeWav(name: string, samples: Float64Array): void {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  const data = Buffer.alloc(samples.length * 2);
  const fadeFrom = samples.length - 0.03 * SAMPLE_RATE;
  samples.forEach((sample, index) => {
    const fade = index > fadeFrom ? (samples.length - index) / (samples.length - fadeFrom) : 1;
    data.writeInt16LE(Math.round((sample / peak) * 0.8 * fade * 32_767), index * 2);
  });
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  writeFileSync(path.join(import.meta.dirname, '../public/sounds', `${name}.wav`), Buffer.concat([header, data]));
}

// Two rising bell tones for a trade; two low knocks for all other notifications.
writeWav(
  'default',
  render(
    [
      { hertz: 659.26, atS: 0, ringS: 0.7, level: 0.9 },
      { hertz: 987.77, atS: 0.13, ringS: 0.9, level: 1 },
    ],
    bellPartials,
    0.95,
  ),
);
writeWav(
  'default2',
  render(
    [
      { hertz: 330, atS: 0, ringS: 0.14, level: 1 },
      { hertz: 415, atS: 0.15, ringS: 0.18, level: 0.9 },
    ],
    woodPartials,
    0.4,
  ),
);
