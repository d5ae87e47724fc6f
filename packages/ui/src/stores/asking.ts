import { type AskPerson, forbidden } from '../api/forbidden.ts';

/** From now on `ask` decides whether a call that was refused with 403 is repeated. Returns a function that stops it. */
export function startAsking(ask: AskPerson): () => void {
  forbidden.ask = ask;
  return () => {
    forbidden.ask = undefined;
  };
}
