// Progress goes to standard error, so that standard output stays what a command prints.
const REDRAW_MS = 1_000;
// In a log every line stays, so there a note is written only when it says that something takes long.
const NOTE_EVERY_MS = 3_000;

/**
 * Runs one step and shows its name, how long it takes and how it ended.
 * @template Result
 * @param {string} name
 * @param {(note: (text: string) => void) => Promise<Result>} work gets a function that shows what is being done right now
 * @returns {Promise<Result>}
 */
export async function runStep(name, work) {
  const startedMs = Date.now();
  const elapsed = () => `${((Date.now() - startedMs) / 1000).toFixed(1)} s`;
  let text = '';
  let notedMs = 0;
  const draw = () => process.stderr.write(`\r\u001B[2K… ${name}${text === '' ? '' : `: ${text}`} (${elapsed()})`);
  const note = (/** @type {string} */ next) => {
    if (next === text) return;
    text = next;
    if (process.stderr.isTTY) return draw();
    if (Date.now() - notedMs < NOTE_EVERY_MS) return;
    notedMs = Date.now();
    process.stderr.write(`… ${name}: ${text}\n`);
  };
  const timer = process.stderr.isTTY ? setInterval(draw, REDRAW_MS) : undefined;
  timer?.unref();
  const end = (/** @type {string} */ mark) => {
    clearInterval(timer);
    process.stderr.write(`${process.stderr.isTTY ? '\r\u001B[2K' : ''}${mark} ${name}${text === '' ? '' : `: ${text}`} (${elapsed()})\n`);
  };
  try {
    const result = await work(note);
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}
