import { foldCase } from './fold-case.ts';
import type { Automaton, Guard, Program, StateSteps } from './compile-pattern.ts';
import { runCode, takes } from './run-code.ts';
import { MAX_MATCH_STEPS, type Work } from './work.ts';

/**
 * Returns whether a program matches anywhere in one line. Reads the line from end to start and keeps the set of states
 * from which the automaton's end can still be reached. Each step of the automaton is therefore tried at most once per
 * character, and the total number of steps is at most (states and steps of the automata) x (length + 1), for any
 * pattern (D40). A pattern with back-references has no such bound: above `maxSteps` it does not match, and `work` then
 * exceeds the limit.
 */
export function matchLine(program: Program, line: string, work: Work = { steps: 0 }, maxSteps = MAX_MATCH_STEPS): boolean {
  const text = foldCase(line);
  if (program.code !== undefined) return runCode(program.code, text, { work, maxSteps });
  const answers: Uint8Array[] = [];
  const last = program.automata.length - 1;
  for (let index = 0; index < last; index += 1) {
    const places = new Uint8Array(text.length + 1);
    readBackwards(program.automata[index] as Automaton, { text, answers, work }, (at) => {
      places[at] = 1;
      return false;
    });
    answers.push(places);
  }
  let isFound = false;
  readBackwards(program.automata[last] as Automaton, { text, answers, work }, () => {
    isFound = true;
    return true;
  });
  return isFound;
}

type Reading = { readonly text: string; readonly answers: readonly Uint8Array[]; readonly work: Work };

/**
 * The states active at every position of a line, because a match may end anywhere: all states from which the end is
 * reached without consuming a character. Indexed by character, so that the cost of a pattern with many alternatives
 * depends on the characters in the line, not on the size of the pattern.
 */
type Everywhere = {
  readonly states: readonly number[];
  readonly guarded: readonly StateSteps['guarded'][number][];
  readonly byChar: readonly StateSteps['byChar'][number][];
  /** The states reached by each character seen so far. */
  readonly fromOfCode: Map<number, readonly number[]>;
};
const everywhereOf = new WeakMap<Automaton, Everywhere>();

function findEverywhere(automaton: Automaton): Everywhere {
  const known = everywhereOf.get(automaton);
  if (known !== undefined) return known;
  const states = new Set([automaton.end]);
  // A set also iterates over elements that are added during the iteration.
  for (const state of states) for (const from of (automaton.steps[state] as StateSteps).free) states.add(from);
  const steps = [...states].map((state) => automaton.steps[state] as StateSteps);
  const everywhere = {
    states: [...states],
    guarded: steps.flatMap(({ guarded }) => guarded),
    byChar: steps.flatMap(({ byChar }) => byChar),
    fromOfCode: new Map<number, readonly number[]>(),
  };
  everywhereOf.set(automaton, everywhere);
  return everywhere;
}

/** Maximum cached characters per automaton, to bound memory. */
const MAX_CODES = 256;

/**
 * Calls back with each position at which the automaton matches, last position first, until the callback returns true.
 */
function readBackwards(automaton: Automaton, { text, answers, work }: Reading, onStart: (at: number) => boolean): void {
  const { steps, start } = automaton;
  const everywhere = findEverywhere(automaton);
  /**
   * The last position (counted from 1) at which a state was reached; positions only decrease, so no clearing is needed.
   */
  const seenAt = new Int32Array(steps.length);
  // States reached at every position are never tried again.
  const always = text.length + 2;
  for (const state of everywhere.states) seenAt[state] = always;
  let ahead = new Int32Array(steps.length);
  let aheadCount = 0;
  let reached = new Int32Array(steps.length);
  // Setup costs as much as trying each state once.
  let looked = steps.length;
  let mark = 0;
  let count = 0;
  const reach = (from: number): void => {
    if (seenAt[from] === mark || seenAt[from] === always) return;
    seenAt[from] = mark;
    reached[count] = from;
    count += 1;
  };
  const findEntries = (code: number): readonly number[] => {
    const known = everywhere.fromOfCode.get(code);
    if (known !== undefined) return known;
    const entries = everywhere.byChar.filter(({ set }) => takes(set, code)).map(({ from }) => from);
    looked += everywhere.byChar.length;
    if (everywhere.fromOfCode.size < MAX_CODES) everywhere.fromOfCode.set(code, entries);
    return entries;
  };
  const takeCharacter = (code: number): void => {
    const entries = findEntries(code);
    looked += entries.length;
    for (const from of entries) reach(from);
    for (let index = 0; index < aheadCount; index += 1) {
      for (const { from, set } of (steps[ahead[index] as number] as StateSteps).byChar) {
        looked += 1;
        if (seenAt[from] !== mark && takes(set, code)) reach(from);
      }
    }
  };
  for (let at = text.length; at >= 0; at -= 1) {
    mark = at + 1;
    count = 0;
    if (at < text.length) takeCharacter(text.charCodeAt(at));
    for (const { from, guard } of everywhere.guarded) {
      looked += 1;
      if (allows(guard, at, { text, answers })) reach(from);
    }
    for (let index = 0; index < count; index += 1) {
      const { free, guarded } = steps[reached[index] as number] as StateSteps;
      for (const from of free) {
        looked += 1;
        reach(from);
      }
      for (const { from, guard } of guarded) {
        looked += 1;
        if (seenAt[from] !== mark && allows(guard, at, { text, answers })) reach(from);
      }
    }
    if ((seenAt[start] === mark || seenAt[start] === always) && onStart(at)) break;
    [ahead, reached] = [reached, ahead];
    aheadCount = count;
  }
  work.steps += looked;
}

function allows(guard: Guard, at: number, { text, answers }: Pick<Reading, 'text' | 'answers'>): boolean {
  if (guard.kind === 'start') return at === 0;
  if (guard.kind === 'end') return at === text.length;
  return (answers[guard.look]?.[at] === 1) !== guard.negated;
}
