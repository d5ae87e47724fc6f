/** An expected error of an endpoint. `code` is for programs, `message` for people. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 429 | 503;
  code: string;
  message: string;
}

/** Refuses a method that a known path does not have; the reply's `Allow` names those it has. */
export const methodNotAllowed = {
  status: 405,
  code: 'request.method_not_allowed',
  message: 'This address does not answer this method',
} as const satisfies Refusal;
