import type { Reply } from '../testing/api.ts';
import type { MatrixContext } from '../testing/matrix/rule.ts';
import type { Body } from './valid-requests.ts';

export interface CompletedRequest {
  token: string | undefined;
  /** The body that was sent. */
  sent: Body;
  reply: Reply;
}

/** Checks that the sent body is stored unchanged. */
export type ReadBack = (context: MatrixContext, done: CompletedRequest) => Promise<void>;
