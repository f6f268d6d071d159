import type { ErrorCode, RefusalDetails } from '@poexchange/contract/errors';

/**
 * A refusal thrown on purpose anywhere below a route. It rolls back the transaction in which it is thrown; return a
 * value instead if something must be committed.
 */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
