import { createPauses, mapWithPauses } from '../../../db/pauses.ts';
import type { Tx } from '../../../db/tables.ts';
import { correctClient, enterClient } from '../../clients/enter-client.service.ts';
import { updatePost } from '../../scheduling/posts/post-changes.service.ts';
import { addPost } from '../../scheduling/posts/posts.service.ts';
import type { KnownClient, PostAction } from './compare-client.ts';
import type { ClientBefore } from './former-values.rows.ts';
import type { ClientAction } from './plan-clients.service.ts';
import { refuseRow, type WriteOptions, type Written } from './written.ts';

const beforeOf = ({ name, phone, email, contactName }: KnownClient): ClientBefore => ({
  name,
  phone,
  email,
  contactName,
});

/** Completes what a row tells of a post by what is known of it. */
const completed = ({
  known,
  shift,
  given: { place, ...given },
}: Extract<PostAction, { do: 'changePost' }>) => ({
  postId: known.id,
  place: {
    street: place.street ?? known.street,
    city: place.city ?? known.city,
    state: place.state ?? known.state,
    zipCode: place.zipCode ?? known.zipCode,
  },
  shift,
  ...(given.startsAt && { startsAt: given.startsAt }),
  ...(given.hours && { hours: given.hours }),
  asked: given.asked ?? known.asked,
  startDate: given.startDate ?? known.startDate,
  endDate: given.endDate ?? known.endDate,
  note: given.note || known.note,
});

/** Adds and changes clients and their posts. @throws the refusal of a row */
export async function writeClients(
  tx: Tx,
  actorId: string,
  actions: readonly ClientAction[],
  { siteUrl, invitation }: WriteOptions,
): Promise<Written> {
  const written: Written = { userIds: [], postIds: [], changed: [] };
  const writePost = (post: PostAction, clientId: string, userId: string, isKnown: boolean) =>
    refuseRow(post.row, async () => {
      if (post.do === 'addPost') {
        const { _id } = await addPost(tx, actorId, { clientId, ...post.body });
        if (isKnown) written.postIds.push(_id);
        return;
      }
      const { known } = post;
      await updatePost(tx, actorId, completed(post));
      const { id, clientId: _client, ...before } = known;
      written.changed.push({ entity: 'posts', entityId: id, userId, before });
    });

  const pause = createPauses();
  const writePosts = (posts: readonly PostAction[], clientId: string, userId: string, isKnown: boolean) =>
    mapWithPauses(posts, (post) => writePost(post, clientId, userId, isKnown), pause);

  await mapWithPauses(actions, async (action) => {
    if (action.do === 'add') {
      const { body, row } = action;
      let entered = { clientId: '', userId: '' };
      await refuseRow(row, async () => {
        entered = await enterClient(tx, actorId, body, invitation);
        written.userIds.push(entered.userId);
      });
      await writePosts(action.posts, entered.clientId, entered.userId, false);
      return;
    }
    const { known, given, row } = action;
    if (given)
      await refuseRow(row, async () => {
        await correctClient(
          tx,
          actorId,
          {
            clientId: known.id,
            name: given.name ?? known.name,
            contactName: given.contactName || known.contactName,
            phone: given.phone,
            email: given.email || known.email || undefined,
            serviceType: known.serviceType,
            location: known.location,
          },
          siteUrl,
        );
        written.changed.push({
          entity: 'clients',
          entityId: known.id,
          userId: known.userId,
          before: beforeOf(known),
        });
      });
    await writePosts(action.posts, known.id, known.userId, true);
  });
  return written;
}
