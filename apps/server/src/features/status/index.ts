export { createLooks, type Looks, createNodeLook } from './looks.ts';
export { keepStatusNotes, watchPublisher } from './note-status.ts';
export { registerStatus } from './register-status.ts';
export { pruneStatusMarks } from './status-marks.queries.ts';
