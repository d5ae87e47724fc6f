import type { BodyOf } from '@prahari/contract/endpoint';
import { leaveMessages } from '@prahari/contract/leave';
import { assignToPost } from '@prahari/contract/post-guards';
import { map, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { refreshOverview } from '../overview/overview.ts';
import { posts } from '../posts/posts.ts';
import { messageOf, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { announce, offerUndo } from '../undo/undo.ts';

const $names = map<Record<string, string | undefined>>({});
/** The guards who took duties of somebody on leave here, by the id of the duty. */
export const $covered: ReadableAtom<Readonly<Record<string, string | undefined>>> = $names;

const key = createIdempotencyKey();

/** Gives a duty of somebody on leave to another guard, and offers to undo it. */
export async function coverLeave(
  { dutyId, name }: { dutyId: string; name: string },
  body: BodyOf<typeof assignToPost>,
): Promise<SubmitResult> {
  try {
    const { undos = [] } = await call(assignToPost, body, { idempotencyKey: key.of(body) });
    key.done();
    $names.setKey(dutyId, name);
    refreshOverview();
    const reload = async () => {
      $names.setKey(dutyId, undefined);
      await posts.refresh();
    };
    const done = { message: leaveMessages.covered, about: name, reload };
    if (undos.length > 0) offerUndo(undos, done);
    else announce({}, done);
    return { ok: true };
  } catch (error) {
    const refused = submitFailure(error, leaveMessages.coverFailed(messageOf(error)));
    return refused.ok || refused.errors?.length
      ? refused
      : { ok: false, errors: [{ path: '', message: messageOf(error) }] };
  }
}
