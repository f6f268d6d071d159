// Worker thread that reads large bodies: receives one body at a time and replies with the parsed value.
import { parentPort } from 'node:worker_threads';
import { checkBody, type BodyJob } from './check-body.ts';
import { endpoints } from '@poexchange/contract/rest/endpoints';

parentPort?.on('message', (job: BodyJob) => parentPort?.postMessage(checkBody(endpoints, job)));
