import { mapWithPauses } from '../../../db/pauses.ts';
import type { Tx } from '../../../db/tables.ts';
import { correctGuard, enterGuard } from '../../guards/enter-guard.service.ts';
import { addPaper, updatePaper } from '../../people/documents.service.ts';
import type { GuardBefore } from './former-values.rows.ts';
import type { GuardAction, KnownGuard } from './plan-guards.service.ts';
import { refuseRow, type WriteOptions, type Written } from './written.ts';

const beforeOf = ({
  name,
  phone,
  email,
  city,
  dateOfBirth,
  experience,
  skills,
  fatherName,
  permanentAddress,
  badgeNumber,
  rank,
  uan,
  esiNumber,
  papers,
}: KnownGuard): GuardBefore => ({
  name,
  phone,
  email,
  city,
  dateOfBirth,
  experience,
  skills,
  fatherName,
  permanentAddress,
  badgeNumber,
  rank,
  uan,
  esiNumber,
  papers,
});

async function changeGuard(
  tx: Tx,
  actorId: string,
  { known, given }: Extract<GuardAction, { do: 'change' }>,
  siteUrl: string,
) {
  await correctGuard(
    tx,
    actorId,
    {
      guardId: known.id,
      name: given.name ?? known.name,
      // Without one, the stored phone stays, also in the form in which it was typed.
      phone: given.phone,
      email: given.email || known.email || undefined,
      city: given.city ?? known.city,
      dateOfBirth: given.dateOfBirth || known.dateOfBirth || undefined,
      experience: given.experience ?? known.experience,
      skills: given.skills || known.skills.join(', '),
      fatherName: given.fatherName,
      permanentAddress: given.permanentAddress,
      badgeNumber: given.badgeNumber,
      rank: given.rank,
      uan: given.uan,
      esiNumber: given.esiNumber,
    },
    siteUrl,
  );
  for (const { kind, number, expiresOn } of given.papers ?? []) {
    const paper = known.papers.find((one) => one.kind === kind);
    if (!paper) await addPaper(tx, actorId, { guardId: known.id, kind, number, expiresOn });
    else if (paper.number !== number || paper.expiresOn !== expiresOn)
      await updatePaper(tx, actorId, { paperId: paper._id, number, expiresOn });
  }
}

/** Adds and changes guards. @throws the refusal of a row */
export async function writeGuards(
  tx: Tx,
  actorId: string,
  actions: readonly GuardAction[],
  { siteUrl, invitation }: WriteOptions,
): Promise<Written> {
  const written: Written = { userIds: [], postIds: [], changed: [] };
  await mapWithPauses(actions, (action) =>
    refuseRow(action.row, async () => {
      if (action.do === 'add') {
        written.userIds.push((await enterGuard(tx, actorId, action.body, invitation)).userId);
        return;
      }
      const { known } = action;
      await changeGuard(tx, actorId, action, siteUrl);
      written.changed.push({
        entity: 'guards',
        entityId: known.id,
        userId: known.userId,
        before: beforeOf(known),
      });
    }),
  );
  return written;
}
