import type { BodyOf } from '@prahari/contract/endpoint';
import { assignToPost } from '@prahari/contract/post-guards';
import { postMessages } from '@prahari/contract/posts';
import { map, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { refreshOverview } from '../overview/overview.ts';
import { messageOf, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { announce } from '../undo/undo.ts';
import { posts } from './posts.ts';
import { refreshRoster } from './roster.ts';

const $names = map<Record<string, string | undefined>>({});
/** The guards who took empty duties here, by the id of the duty. */
export const $covered: ReadableAtom<Readonly<Record<string, string | undefined>>> = $names;

const key = createIdempotencyKey();

/** Gives an empty duty to a guard, and offers to undo it. */
export async function coverDuty(
  { dutyId, name }: { dutyId: string; name: string },
  body: BodyOf<typeof assignToPost>,
): Promise<SubmitResult> {
  try {
    const reply = await call(assignToPost, body, { idempotencyKey: key.of(body) });
    key.done();
    $names.setKey(dutyId, name);
    refreshOverview();
    const reload = async () => {
      $names.setKey(dutyId, undefined);
      await Promise.all([posts.refresh(), refreshRoster()]);
    };
    announce(reply, { message: postMessages.covered, about: name, reload });
    return { ok: true };
  } catch (error) {
    const refused = submitFailure(error, postMessages.coverFailed(messageOf(error)));
    return refused.ok || refused.errors?.length
      ? refused
      : { ok: false, errors: [{ path: '', message: messageOf(error) }] };
  }
}
