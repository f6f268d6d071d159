export { createLooks, type Looks } from './looks.ts';
export { createNodeLook } from './node-delay.ts';
export { keepStatusNotes } from './note-status.ts';
export { watchPublisher } from './publisher-calls.ts';
export { registerStatus } from './register-status.ts';
export { pruneStatusMarks } from './status-marks.queries.ts';
