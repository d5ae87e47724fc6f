/** An expected error of an endpoint. `code` is for programs, `message` for people. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 429 | 503;
  code: string;
  message: string;
}
