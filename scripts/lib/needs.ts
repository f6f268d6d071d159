/** Something that a command needs and that this machine lacks. Its message alone is shown, without a stack. */
export class NeedError extends Error {
  override name = 'NeedError';
}
