import { AsyncLocalStorage } from 'node:async_hooks';

interface ActingToken {
  tokenId: string;
  /** The admin in whose name it acts. */
  userId: string;
}

const acting = new AsyncLocalStorage<ActingToken>();

/** Runs a call that was made with an API token, so that its audit entries name the token. */
export const actingWith = <T>(token: ActingToken, run: () => T): T => acting.run(token, run);

/** Returns the id of the API token with which this user acts; undefined in a session. */
export function tokenOf(actorId: string | null): string | undefined {
  const token = acting.getStore();
  return token && token.userId === actorId ? token.tokenId : undefined;
}
