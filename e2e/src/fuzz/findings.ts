/** A broken invariant, with the steps that led to it. */
export type Finding = { readonly who: string; readonly what: string; readonly where: string; readonly steps: readonly string[] };

const keptSteps = 12;
const maxFindings = 20;

/** Collects findings, one of each kind, and each person's last steps. */
export class Findings {
  readonly list: Finding[] = [];
  readonly #steps = new Map<string, string[]>();
  readonly #known = new Set<string>();

  /** Records a person's next step. */
  step(who: string, text: string): void {
    const steps = this.#steps.get(who) ?? [];
    steps.push(text);
    if (steps.length > keptSteps) steps.shift();
    this.#steps.set(who, steps);
  }

  /** Reports a broken invariant; repeated messages for the same person count once. */
  report(who: string, what: string, where: string): void {
    const key = `${who} ${what}`;
    if (this.#known.has(key) || this.list.length >= maxFindings) return;
    this.#known.add(key);
    this.list.push({ who, what, where, steps: [...(this.#steps.get(who) ?? [])] });
  }
}

/** Describes a finding so that it can be reproduced. */
export function describeFinding({ who, what, where, steps }: Finding): string {
  return [`${who}: ${what}`, `  at ${where}`, ...steps.map((step) => `    ${step}`)].join('\n');
}
