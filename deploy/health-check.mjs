// The container's health check: exits with 0 if the program on STATUS_PORT reports that it is ready.
import { get } from 'node:http';

const request = get({ host: '127.0.0.1', port: Number(process.env.STATUS_PORT), path: '/readyz', timeout: 2500 }, (reply) => {
  reply.resume();
  process.exitCode = reply.statusCode === 200 ? 0 : 1;
});
request.on('timeout', () => request.destroy(new Error('no answer')));
request.on('error', () => {
  process.exitCode = 1;
});
