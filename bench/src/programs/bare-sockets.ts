// The minimum a socket.io server must do for the same number of people, without a database, tokens or personal rooms.
// It acknowledges heartbeats, and sends posted data to everybody in a room.
import { Server } from 'socket.io';
import { announce, createBareServer } from '../lib/announce.ts';

let seq = 0;
const http = createBareServer((body) => {
  seq += 1;
  io.to('watchers').emit('service:add-or-update', { room: 'watchers', seq, data: JSON.parse(body) as unknown });
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
await announce(http);
