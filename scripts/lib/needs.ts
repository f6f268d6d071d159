/** A command's requirement that this machine lacks. Only its message is shown, without a stack. */
export class NeedError extends Error {
  override name = 'NeedError';
}
