import type { CharSet, PatternNode } from './syntax.ts';

/** An instruction of the backtracking matcher; targets are positions in the code. */
export type Instruction =
  | { readonly op: 'take'; readonly set: CharSet }
  | { readonly op: 'takeGroup'; readonly group: number }
  | { readonly op: 'lineStart' | 'lineEnd' | 'done' }
  /** Continues at `first` or, if that fails, at `second`. */
  | { readonly op: 'split'; first: number; second: number }
  | { readonly op: 'jump'; to: number }
  /** Stores the position; `progress` fails if no character was consumed since the position was stored. */
  | { readonly op: 'store' | 'progress'; readonly register: number }
  /** Sets the group's text to the text from the stored position to the current position. */
  | { readonly op: 'setGroup'; readonly group: number; readonly register: number }
  /** Clears the groups' texts; a repeat does so at each iteration. */
  | { readonly op: 'clearGroups'; readonly from: number; readonly to: number }
  /** Runs the following code up to its `done` without moving, then continues at `next`. */
  | { readonly op: 'ahead'; readonly negated: boolean; next: number };

/** Compiled pattern; `groups` and `registers` are the numbers of texts and positions that the pattern stores. */
export type Code = { readonly instructions: readonly Instruction[]; readonly groups: number; readonly registers: number };

/** Compiles a pattern for the backtracking matcher; undefined if the code would have more instructions than allowed. */
export function compileCode(pattern: PatternNode, maxInstructions: number): Code | undefined {
  const building: Building = { code: [], registers: 0, groups: 0, maxInstructions };
  addNode(building, pattern);
  building.code.push({ op: 'done' });
  if (building.code.length > maxInstructions) return undefined;
  return { instructions: building.code, groups: building.groups, registers: building.registers };
}

type Building = { readonly code: Instruction[]; registers: number; groups: number; readonly maxInstructions: number };

function addNode(building: Building, node: PatternNode): void {
  const { code } = building;
  // Already too large; the caller checks the length.
  if (code.length > building.maxInstructions) return;
  switch (node.kind) {
    case 'set':
      code.push({ op: 'take', set: node.set });
      break;
    case 'lineStart':
    case 'lineEnd':
      code.push({ op: node.kind });
      break;
    case 'reference':
      code.push({ op: 'takeGroup', group: node.group });
      break;
    case 'sequence':
      for (const part of node.parts) addNode(building, part);
      break;
    case 'either':
      addEither(building, node.options);
      break;
    case 'group': {
      const register = building.registers++;
      building.groups = Math.max(building.groups, node.group);
      code.push({ op: 'store', register });
      addNode(building, node.part);
      code.push({ op: 'setGroup', group: node.group, register });
      break;
    }
    case 'ahead': {
      const ahead: Instruction = { op: 'ahead', negated: node.negated, next: 0 };
      code.push(ahead);
      addNode(building, node.part);
      code.push({ op: 'done' });
      ahead.next = code.length;
      break;
    }
    default:
      addRepeat(building, node);
  }
}

function addEither(building: Building, options: readonly PatternNode[]): void {
  const { code } = building;
  const jumps: Extract<Instruction, { op: 'jump' }>[] = [];
  for (const [index, option] of options.entries()) {
    if (index === options.length - 1) {
      addNode(building, option);
      continue;
    }
    const split: Instruction = { op: 'split', first: code.length + 1, second: 0 };
    const jump: Instruction = { op: 'jump', to: 0 };
    code.push(split);
    addNode(building, option);
    code.push(jump);
    jumps.push(jump);
    split.second = code.length;
  }
  for (const jump of jumps) jump.to = code.length;
}

/** Adds `min` copies, then a loop or the optional remainder. */
function addRepeat(building: Building, node: Extract<PatternNode, { kind: 'repeat' }>): void {
  const { code } = building;
  const { part, min, max, lazy } = node;
  const [from, to] = findGroups(part);
  const addTurn = (): void => {
    if (from <= to) code.push({ op: 'clearGroups', from, to });
    addNode(building, part);
  };
  for (let turn = 0; turn < min; turn += 1) addTurn();
  const register = building.registers++;
  const splits: Extract<Instruction, { op: 'split' }>[] = [];
  for (let turn = min; max === undefined ? turn === min : turn < max; turn += 1) {
    if (code.length > building.maxInstructions) return;
    const start = code.length;
    const split: Instruction = { op: 'split', first: start + 1, second: start + 1 };
    code.push(split, { op: 'store', register });
    addTurn();
    code.push({ op: 'progress', register });
    if (max === undefined) code.push({ op: 'jump', to: start });
    splits.push(split);
  }
  for (const split of splits) {
    if (lazy) split.first = code.length;
    else split.second = code.length;
  }
}

/** Returns the first and last group number in a node; `from` is greater than `to` if the node contains no group. */
function findGroups(node: PatternNode): readonly [from: number, to: number] {
  if (node.kind === 'group') {
    const [, to] = findGroups(node.part);
    return [node.group, Math.max(node.group, to)];
  }
  const parts = node.kind === 'sequence' ? node.parts : node.kind === 'either' ? node.options : 'part' in node ? [node.part] : [];
  const inside = parts.map(findGroups);
  return [Math.min(Infinity, ...inside.map(([from]) => from)), Math.max(0, ...inside.map(([, to]) => to))];
}
