/**
 * Splits a text stream into lines, only at line feeds and without a trailing carriage return: JSON texts may contain
 * U+2028 and the like, at which `node:readline` would split. A last line without a line break counts; the end after a
 * line break does not.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      parts.push(chunk.slice(start, end));
      yield dropReturn(parts.length === 1 ? (parts[0] as string) : parts.join(''));
      parts = [];
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.slice(start));
  }
  if (parts.length > 0) yield dropReturn(parts.join(''));
}

function dropReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
