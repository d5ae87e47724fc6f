import type { FieldError, Refusal } from '@prahari/contract';

/** What ends a request that the contract refuses. */
export class Refused extends Error {
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

/** One of the refusals an endpoint names. */
export const refused = ({ status, code, message }: Refusal): Refused => new Refused(status, code, message);
