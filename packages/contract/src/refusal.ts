/** An expected error of an endpoint. `code` is for programs, `message` for people. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 429 | 503;
  code: string;
  message: string;
}

/** Declares a refusal once, for the API, its callers and the OpenAPI description. */
/* @__NO_SIDE_EFFECTS__ */
export const refusal = (status: Refusal['status'], code: string, message: string): Refusal => ({
  status,
  code,
  message,
});
