import type { Code } from './compile-code.ts';
import type { CharSet } from './syntax.ts';
import type { Work } from './work.ts';

/** Places of the groups' texts, two for each group from number 1 (-1 if unset), and stored positions after them. */
type Memory = readonly number[];
type Resume = { readonly at: number; readonly position: number; readonly memory: Memory };
type Running = { readonly code: Code; readonly text: string; readonly work: Work; readonly maxSteps: number };

/**
 * Returns whether code matches anywhere in a text of lower case, by backtracking: the time of patterns with
 * back-references is not bounded by their length. Stops above `maxSteps` and returns false; `work` then exceeds the
 * limit.
 */
export function runCode(code: Code, text: string, bound: { readonly work: Work; readonly maxSteps: number }): boolean {
  const memory: Memory = Array<number>(2 * (code.groups + 1) + code.registers).fill(-1);
  const running = { code, text, ...bound };
  for (let start = 0; start <= text.length && bound.work.steps <= bound.maxSteps; start += 1)
    if (run(running, { at: 0, position: start, memory }) !== undefined) return true;
  return false;
}

/** Runs from a place to its `done`; returns the memory there, undefined if no path leads to it. */
function run(running: Running, from: Resume): Memory | undefined {
  const { code, text, work, maxSteps } = running;
  const ways: Resume[] = [from];
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    let { at, position, memory } = way;
    const write = (place: number, value: number): void => {
      const next = [...memory];
      next[place] = value;
      memory = next;
      work.steps += next.length;
    };
    const registerOf = (register: number): number => 2 * (code.groups + 1) + register;
    for (let isOn = true; isOn;) {
      work.steps += 1;
      if (work.steps > maxSteps) return undefined;
      const step = code.instructions[at];
      at += 1;
      switch (step?.op) {
        case 'take':
          isOn = position < text.length && takes(step.set, text.charCodeAt(position));
          position += 1;
          break;
        case 'takeGroup': {
          const [start = -1, end = -1] = memory.slice(2 * step.group, 2 * step.group + 2);
          isOn = start === -1 || text.startsWith(text.slice(start, end), position);
          work.steps += end - start;
          position += end - start;
          break;
        }
        case 'lineStart':
          isOn = position === 0;
          break;
        case 'lineEnd':
          isOn = position === text.length;
          break;
        case 'split':
          ways.push({ at: step.second, position, memory });
          at = step.first;
          break;
        case 'jump':
          at = step.to;
          break;
        case 'store':
          write(registerOf(step.register), position);
          break;
        case 'progress':
          isOn = memory[registerOf(step.register)] !== position;
          break;
        case 'setGroup':
          write(2 * step.group, memory[registerOf(step.register)] ?? -1);
          write(2 * step.group + 1, position);
          break;
        case 'clearGroups':
          memory = memory.map((value, place) => (place >= 2 * step.from && place < 2 * step.to + 2 ? -1 : value));
          work.steps += memory.length;
          break;
        case 'ahead': {
          const found = run(running, { at, position, memory });
          isOn = (found === undefined) === step.negated;
          if (found !== undefined && !step.negated) memory = found;
          at = step.next;
          break;
        }
        default:
          return memory;
      }
    }
  }
  return undefined;
}

/** Returns whether a set contains a character. */
export function takes({ negated, ranges }: CharSet, code: number): boolean {
  for (const [from, to] of ranges) if (code >= from && code <= to) return !negated;
  return negated;
}
