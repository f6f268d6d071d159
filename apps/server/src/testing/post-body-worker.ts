// Worker thread that parses large bodies for the test endpoint.
import { parentPort } from 'node:worker_threads';
import { checkBody, type BodyJob } from '../http/check-body.ts';
import { post } from './post-endpoint.ts';

parentPort?.on('message', (job: BodyJob) => parentPort?.postMessage(checkBody([post], job)));
