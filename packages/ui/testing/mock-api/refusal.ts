import type { Refusal } from '@prahari/contract/refusal';
import type { FieldError } from '@prahari/contract/reply.schemas';

/** Thrown by a responder to reply with an error status. */
export class RefusalError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];

  constructor(status: number, code: string, message: string, errors: readonly FieldError[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The error for a refusal named by the contract. */
export const refusal = ({ status, code, message }: Refusal): RefusalError =>
  new RefusalError(status, code, message);
