/** A refusal worth naming. `code` is for programs, `message` is what a person reads. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 429;
  code: string;
  message: string;
}
