/** A name server for tests (RFC 1035, over UDP) that sends the answers a test chooses, or no answer. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

const [A, AAAA, IN] = [1, 28, 1];
/** Flags of an answer: response, recursion available. */
const ANSWER_FLAGS = 0x8180;
/** Pointer to the name in the question, which follows the header. */
const NAME_OF_QUESTION = 0xc00c;
const HEAD_BYTES = 12;

export type NameServer = { readonly address: string; readonly close: () => void };

/**
 * Starts the name server. `answer` returns a name's addresses of both families; null leaves the question unanswered.
 */
export async function startNameServer(answer: (name: string) => readonly string[] | null): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const { name, type, endsAt } = readQuestion(question);
    const addresses = answer(name)?.filter((each) => isIPv4(each) === (type === A));
    if (addresses === undefined) return;
    const head = Buffer.alloc(HEAD_BYTES);
    question.copy(head, 0, 0, 2);
    head.writeUInt16BE(ANSWER_FLAGS, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(addresses.length, 6);
    socket.send(Buffer.concat([head, question.subarray(HEAD_BYTES, endsAt), ...addresses.map(writeRecord)]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() };
}

function readQuestion(question: Buffer): { name: string; type: number; endsAt: number } {
  const labels: string[] = [];
  let at = HEAD_BYTES;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: question.readUInt16BE(at + 1), endsAt: at + 5 };
}

/** Encodes an address record with a TTL that forbids caching. */
function writeRecord(address: string): Buffer {
  const bytes = isIPv4(address) ? Buffer.from(address.split('.').map(Number)) : readIpv6(address);
  const record = Buffer.alloc(12);
  for (const [at, value] of [NAME_OF_QUESTION, isIPv4(address) ? A : AAAA, IN].entries()) record.writeUInt16BE(value, at * 2);
  record.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([record, bytes]);
}

function readIpv6(address: string): Buffer {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return Buffer.from([...before, ...zeros, ...after].map((group) => group.padStart(4, '0')).join(''), 'hex');
}
