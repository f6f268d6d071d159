import type { Code, Instruction } from './compile-code.ts';
import type { CharSet } from './syntax.ts';
import type { Work } from './work.ts';

/** Start and end of each group's text, from group 1 (-1 if unset), followed by the stored positions. */
type Memory = readonly number[];
type Path = { at: number; position: number; memory: Memory };
type Running = { readonly code: Code; readonly text: string; readonly work: Work; readonly maxSteps: number };

/**
 * Returns whether code matches anywhere in lower-case text, by backtracking: the time for patterns with back-references
 * is not bounded by their length. Stops above `maxSteps` and returns false; `work` then exceeds the limit.
 */
export function runCode(code: Code, text: string, bound: { readonly work: Work; readonly maxSteps: number }): boolean {
  const memory: Memory = Array<number>(2 * (code.groups + 1) + code.registers).fill(-1);
  const running = { code, text, ...bound };
  for (let start = 0; start <= text.length && bound.work.steps <= bound.maxSteps; start += 1)
    if (run(running, { at: 0, position: start, memory }) !== undefined) return true;
  return false;
}

/** Runs from a path's position to its `done`; returns the memory there, or undefined if no path leads to it. */
function run(running: Running, from: Path): Memory | undefined {
  const { code, work, maxSteps } = running;
  const paths: Path[] = [from];
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    for (let isOn = true; isOn;) {
      work.steps += 1;
      if (work.steps > maxSteps) return undefined;
      const step = code.instructions[path.at];
      if (step === undefined || step.op === 'done') return path.memory;
      path.at += 1;
      isOn = follow(step, path, { running, paths });
    }
  }
  return undefined;
}

/** Advances a path by one instruction, and adds the alternative path of a split; returns false if the path ends. */
function follow(step: Instruction, path: Path, { running, paths }: { readonly running: Running; readonly paths: Path[] }): boolean {
  const { code, text, work } = running;
  const { position, memory } = path;
  switch (step.op) {
    case 'take':
      path.position += 1;
      return position < text.length && takes(step.set, text.charCodeAt(position));
    case 'takeGroup': {
      const [start = -1, end = -1] = memory.slice(2 * step.group, 2 * step.group + 2);
      work.steps += end - start;
      path.position += end - start;
      return start === -1 || text.startsWith(text.slice(start, end), position);
    }
    case 'lineStart':
      return position === 0;
    case 'lineEnd':
      return position === text.length;
    case 'progress':
      return memory[registerOf(code, step.register)] !== position;
    case 'split':
      paths.push({ at: step.second, position, memory });
      path.at = step.first;
      return true;
    case 'jump':
      path.at = step.to;
      return true;
    case 'ahead': {
      const found = run(running, { at: path.at, position, memory });
      if (found !== undefined && !step.negated) path.memory = found;
      path.at = step.next;
      return (found === undefined) === step.negated;
    }
    default:
      path.memory = remember(step, path, running);
      return true;
  }
}

/** Returns the memory after an instruction that changes it: a copy, because other paths share the original. */
function remember(step: Instruction, { position, memory }: Path, { code, work }: Running): Memory {
  const next = [...memory];
  work.steps += next.length;
  if (step.op === 'store') next[registerOf(code, step.register)] = position;
  else if (step.op === 'setGroup') {
    work.steps += next.length;
    next[2 * step.group] = memory[registerOf(code, step.register)] ?? -1;
    next[2 * step.group + 1] = position;
  } else if (step.op === 'clearGroups') next.fill(-1, 2 * step.from, 2 * step.to + 2);
  return next;
}

function registerOf({ groups }: Code, register: number): number {
  return 2 * (groups + 1) + register;
}

/** Returns whether a set contains a character. */
export function takes({ negated, ranges }: CharSet, code: number): boolean {
  for (const [from, to] of ranges) if (code >= from && code <= to) return !negated;
  return negated;
}
