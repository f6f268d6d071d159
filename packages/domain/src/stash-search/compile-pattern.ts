import { compileCode, type Code } from './compile-code.ts';
import { MAX_SEARCH_LENGTH, type CharSet, type PatternNode } from './syntax.ts';

/**
 * Maximum states of a compiled term: eight for each character of the longest search, because `{n}` copies the part it
 * repeats and can be nested. A larger term is rejected as `repeatTooLarge`: the work per text character is proportional
 * to the states, and so to the pattern's length (D40).
 */
const MAX_STATES = 8 * MAX_SEARCH_LENGTH;

/**
 * A condition on a position for a step that consumes no character: the start or end of the line, or another automaton's
 * result there.
 */
export type Guard =
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'ahead'; readonly look: number; readonly negated: boolean };

/** The steps that lead into a state, in the order the matcher reads them: backwards. */
export type StateSteps = {
  readonly free: number[];
  readonly guarded: { readonly from: number; readonly guard: Guard }[];
  readonly byChar: { readonly from: number; readonly set: CharSet }[];
};

/** An automaton: its start, its end, and for each state the steps that lead into it. */
export type Automaton = { readonly start: number; readonly end: number; readonly steps: readonly StateSteps[] };

/**
 * A term's automata: look-aheads first, inner before outer, the term's own last. A pattern with a back-reference to a
 * group is not regular, so it has code for a backtracking matcher instead.
 */
export type Program = { readonly automata: readonly Automaton[]; readonly code?: Code };

/**
 * Compiles a pattern into automata; undefined if its counted repeats make it too large. The number of states bounds the
 * work.
 */
export function compilePattern(pattern: PatternNode): Program | undefined {
  if (hasReference(pattern)) {
    const code = compileCode(pattern, MAX_STATES);
    return code === undefined ? undefined : { automata: [], code };
  }
  const program: { automata: Automaton[]; states: number } = { automata: [], states: 0 };
  return addAutomaton(program, pattern) === undefined ? undefined : { automata: program.automata };
}

function hasReference(node: PatternNode): boolean {
  if (node.kind === 'reference') return true;
  if (node.kind === 'sequence') return node.parts.some(hasReference);
  if (node.kind === 'either') return node.options.some(hasReference);
  return 'part' in node && hasReference(node.part);
}

type Building = { readonly automata: Automaton[]; states: number };
type Steps = StateSteps[];

function addAutomaton(building: Building, pattern: PatternNode): number | undefined {
  const steps: Steps = [];
  const start = addState(building, steps);
  const end = start === undefined ? undefined : addNode(building, steps, pattern, start);
  if (start === undefined || end === undefined) return undefined;
  building.automata.push({ start, end, steps });
  return building.automata.length - 1;
}

function addState(building: Building, steps: Steps): number | undefined {
  building.states += 1;
  if (building.states > MAX_STATES) return undefined;
  steps.push({ free: [], guarded: [], byChar: [] });
  return steps.length - 1;
}

/** Adds the steps from a state through the node; returns the state after the node. */
function addNode(building: Building, steps: Steps, node: PatternNode, from: number): number | undefined {
  if (node.kind === 'sequence') {
    let at: number | undefined = from;
    for (const part of node.parts) {
      if (at === undefined) return undefined;
      at = addNode(building, steps, part, at);
    }
    return at;
  }
  if (node.kind === 'group') return addNode(building, steps, node.part, from);
  // A pattern with a back-reference has code and no automaton.
  if (node.kind === 'reference') return undefined;
  if (node.kind === 'repeat') return addRepeat(building, steps, node, from);
  if (node.kind === 'ahead') {
    const look = addAutomaton(building, node.part);
    return look === undefined ? undefined : addGuard(building, steps, from, { kind: 'ahead', look, negated: node.negated });
  }
  if (node.kind === 'lineStart') return addGuard(building, steps, from, { kind: 'start' });
  if (node.kind === 'lineEnd') return addGuard(building, steps, from, { kind: 'end' });
  const end = addState(building, steps);
  if (end === undefined) return undefined;
  if (node.kind === 'set') {
    stepsOf(steps, end).byChar.push({ from, set: node.set });
    return end;
  }
  for (const option of node.options) {
    const optionEnd = addNode(building, steps, option, from);
    if (optionEnd === undefined) return undefined;
    stepsOf(steps, end).free.push(optionEnd);
  }
  return end;
}

/** Adds `min` copies, then either a loop or the optional remainder, whose copies may each skip to the end. */
function addRepeat(
  building: Building,
  steps: Steps,
  { part, min, max }: { readonly part: PatternNode; readonly min: number; readonly max: number | undefined },
  from: number,
): number | undefined {
  let at: number | undefined = from;
  for (let copy = 0; copy < min; copy += 1) {
    at = addNode(building, steps, part, at);
    if (at === undefined) return undefined;
  }
  // A separate state before the loop, so that other steps from `at` do not enter the loop.
  const loop = addState(building, steps);
  if (loop === undefined) return undefined;
  stepsOf(steps, loop).free.push(at);
  if (max === undefined) {
    const again = addNode(building, steps, part, loop);
    if (again === undefined) return undefined;
    if (again !== loop) stepsOf(steps, loop).free.push(again);
    return loop;
  }
  const end = addState(building, steps);
  if (end === undefined) return undefined;
  at = loop;
  for (let copy = min; copy < max; copy += 1) {
    stepsOf(steps, end).free.push(at);
    at = addNode(building, steps, part, at);
    if (at === undefined) return undefined;
  }
  stepsOf(steps, end).free.push(at);
  return end;
}

function addGuard(building: Building, steps: Steps, from: number, guard: Guard): number | undefined {
  const end = addState(building, steps);
  if (end !== undefined) stepsOf(steps, end).guarded.push({ from, guard });
  return end;
}

function stepsOf(steps: Steps, state: number): StateSteps {
  return steps[state] as StateSteps;
}
