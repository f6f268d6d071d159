import type { ErrorCode, RefusalDetails } from '@poexchange/contract/errors';

/**
 * A refusal thrown on purpose anywhere below a route. It rolls back the transaction it is thrown in; return a value
 * instead if something must stay written.
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
