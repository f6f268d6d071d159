// The least a socket.io server can do for as many people: no database, no tokens, no rooms of people. It acknowledges
// heartbeats, and sends what is posted to everybody in a room.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

let seq = 0;
const http = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    seq += 1;
    io.to('watchers').emit('service:add-or-update', { room: 'watchers', seq, data: JSON.parse(body) as unknown });
    response.end('{}');
  });
});
const io = new Server(http, { path: '/socket.io', serveClient: false });
io.on('connection', (socket) => {
  socket.on('userActive', (_said: unknown, reply: (answer: object) => void) => reply({ status: 'SUCCESS', data: {} }));
  socket.on('subscribe', async (_said: unknown, reply: (answer: object) => void) => {
    await socket.join('watchers');
    reply({ status: 'SUCCESS', data: {} });
  });
  socket.emit('session:ready', {});
});
process.on('SIGTERM', () => process.exit());
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`);
});
