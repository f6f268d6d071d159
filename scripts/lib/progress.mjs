// Progress is written to standard error, so that standard output contains only a command's result.
import process from 'node:process';

const REDRAW_MS = 1_000;
// A log keeps every line, so progress is only written there if a step takes a long time.
const NOTE_EVERY_MS = 3_000;

/** @typedef {{ name: string, startedMs: number, text: string, notedMs: number }} Step */

/** @type {Set<Step>} */
const running = new Set();
/** @type {NodeJS.Timeout | undefined} */
let timer;

/**
 * Runs one step and shows its name, duration and outcome. Several may run at once.
 * @template Result
 * @param {string} name
 * @param {(note: (text: string) => void) => Promise<Result>} work gets a function that shows the current activity
 * @returns {Promise<Result>}
 */
export async function runStep(name, work) {
  const step = { name, startedMs: Date.now(), text: '', notedMs: 0 };
  running.add(step);
  redraw();
  try {
    const result = await work((text) => note(step, text));
    end(step, '✓');
    return result;
  } catch (error) {
    end(step, '✗');
    throw error;
  }
}

/**
 * @param {Step} step
 * @param {string} text
 */
function note(step, text) {
  if (text === step.text) return;
  step.text = text;
  if (process.stderr.isTTY) return redraw();
  if (Date.now() - step.notedMs < NOTE_EVERY_MS) return;
  step.notedMs = Date.now();
  process.stderr.write(`… ${describe(step)}\n`);
}

/**
 * @param {Step} step
 * @param {string} mark
 */
function end(step, mark) {
  running.delete(step);
  const seconds = ((Date.now() - step.startedMs) / 1000).toFixed(1);
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001B[2K' : ''}${mark} ${describe(step)} (${seconds} s)\n`);
  redraw();
}

/** Redraws the terminal's last line, which shows the current activity. */
function redraw() {
  if (!process.stderr.isTTY) return;
  clearTimeout(timer);
  if (running.size === 0) return;
  const seconds = Math.round((Date.now() - Math.min(...[...running].map((step) => step.startedMs))) / 1000);
  const line = `… ${[...running].map(describe).join(' · ')} (${seconds} s)`;
  process.stderr.write(`\r\u001B[2K${line.slice(0, (process.stderr.columns || 80) - 1)}`);
  timer = setTimeout(redraw, REDRAW_MS);
  timer.unref();
}

/** @param {Step} step */
function describe({ name, text }) {
  return text === '' ? name : `${name}: ${text}`;
}
