/** The Redis protocol (RESP3), as far as the double needs it. */

export type Reply =
  | string
  | number
  | null
  | { readonly simple: string }
  | { readonly error: string }
  | { readonly push: readonly Reply[] }
  | ReadonlyMap<string, Reply>
  | readonly Reply[];

/**
 * Reads the complete commands at the start of the received bytes, and returns them with the remaining bytes. Commands
 * are arrays of strings.
 */
export function readCommands(buffer: Buffer): { commands: string[][]; rest: Buffer<ArrayBuffer> } {
  const commands: string[][] = [];
  let at = 0;
  for (;;) {
    const read = readCommand(buffer, at);
    if (read === null) return { commands, rest: Buffer.from(buffer.subarray(at)) };
    commands.push(read.command);
    at = read.end;
  }
}

function readCommand(buffer: Buffer, start: number): { command: string[]; end: number } | null {
  const head = readLine(buffer, start, '*');
  if (head === null) return null;
  const command: string[] = [];
  let { end } = head;
  for (let left = head.value; left > 0; left -= 1) {
    const size = readLine(buffer, end, '$');
    if (size === null || buffer.length < size.end + size.value + 2) return null;
    command.push(buffer.toString('utf8', size.end, size.end + size.value));
    end = size.end + size.value + 2;
  }
  return { command, end };
}

/** Reads a line such as `*3`; null while it is incomplete. */
function readLine(buffer: Buffer, start: number, sign: string): { value: number; end: number } | null {
  const end = buffer.indexOf('\r\n', start);
  if (end === -1) return null;
  const line = buffer.toString('latin1', start, end);
  if (!line.startsWith(sign)) throw new Error(`expected ${sign} in a command, got ${line}`);
  return { value: Number(line.slice(1)), end: end + 2 };
}

export function writeReply(reply: Reply): string {
  if (reply === null) return '_\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  if (Array.isArray(reply)) return writeList('*', reply);
  if (reply instanceof Map)
    return `%${reply.size}\r\n${[...reply]
      .flat()
      .map((part: Reply) => writeReply(part))
      .join('')}`;
  if ('simple' in reply) return `+${String(reply.simple)}\r\n`;
  if ('error' in reply) return `-${String(reply.error)}\r\n`;
  return writeList('>', (reply as { push: readonly Reply[] }).push);
}

function writeList(sign: string, list: readonly Reply[]): string {
  return `${sign}${list.length}\r\n${list.map((part) => writeReply(part)).join('')}`;
}
