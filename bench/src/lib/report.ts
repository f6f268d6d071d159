/** A figure and its peer: a limit, or another way to the same result, measured in the same run. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer: string;
  readonly peerValue: number;
  /** The better direction: times and sizes lower, rates higher. */
  readonly better: 'lower' | 'higher';
};

export type Report = (figure: Figure) => void;

/** Prints one JSON line per figure; a ratio above 1 is better than the peer. */
export function createReporter(bench: string): Report {
  return ({ name, value, unit, peer, peerValue, better }) => {
    const ratio = better === 'lower' ? peerValue / value : value / peerValue;
    const line = { bench, name, value: round(value), unit, peer, peerValue: round(peerValue), ratio: round(ratio) };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
}

/** Three significant decimals exceed the precision of all these figures. */
function round(value: number): number {
  return Number(value.toPrecision(4));
}
