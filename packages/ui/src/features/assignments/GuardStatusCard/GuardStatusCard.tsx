import type { ClientAssignment, WithdrawnAssignment } from '@prahari/contract/assignments.schemas';
import type { ReactNode } from 'react';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { AssignedGuardCard } from '../AssignedGuardCard/AssignedGuardCard.tsx';
import { clientGuardsWords } from '../client-guards-words.ts';
import { GuardsNow, type GuardsNowProps } from '../GuardsNow/GuardsNow.tsx';
import type { GuardNow } from '../guard-now.ts';
import { OpenPlaceCard } from '../OpenPlaceCard/OpenPlaceCard.tsx';
import type { GuardDays } from '../past-days.ts';
import { WithdrawnGuards } from '../WithdrawnGuards/WithdrawnGuards.tsx';

export interface GuardStatusCardProps extends GuardsNowProps {
  /** The last assignments of guards who left lately; the hosted API does not say. */
  withdrawn?: readonly WithdrawnAssignment[] | undefined;
  /** How many are there is said elsewhere, by post. */
  hideNow?: boolean | undefined;
  /** The state of guards now, by assignment; else the clock says it. */
  states?: ReadonlyMap<string, GuardNow> | undefined;
  /** The last days of guards, by assignment. */
  lastDays?: ReadonlyMap<string, GuardDays> | undefined;
  /** Buttons of a guard. */
  actionsOf?: ((assignment: ClientAssignment) => ReactNode) | undefined;
}

/** True if all guards are at one place, which is then said once. */
const isOnePlace = (assignments: readonly ClientAssignment[]) =>
  new Set(assignments.map(({ location }) => JSON.stringify(location))).size === 1;

/** The guards of a client. Without any, NoGuards says why. */
export function GuardStatusCard({
  withdrawn = [],
  hideNow = false,
  states,
  lastDays,
  actionsOf,
  ...props
}: GuardStatusCardProps) {
  const t = useWords(clientGuardsWords);
  const { assignments, asked = 0, now } = props;
  const initials = distinctInitials(
    assignments.map(({ guard }) => ({ id: guard._id, name: guard.user.name })),
  );
  const open = asked - assignments.length;
  return (
    <>
      {!hideNow && <GuardsNow {...props} />}
      <WithdrawnGuards assignments={withdrawn} />
      {hideNow && <h2 className="mb-3 font-semibold text-lg">{t('yourGuards')}</h2>}
      <div className="grid gap-x-10 gap-y-8 @min-[40rem]:grid-cols-2 @min-[62rem]:grid-cols-3 @min-[100rem]:grid-cols-4">
        {assignments.map((assignment) => (
          <AssignedGuardCard
            key={assignment._id}
            assignment={assignment}
            now={now}
            initials={initials.get(assignment.guard._id)}
            hidePlace={isOnePlace(assignments)}
            state={states?.get(assignment._id)}
            lastDays={lastDays?.get(assignment._id)}
            actions={actionsOf?.(assignment)}
          />
        ))}
        {open > 0 && <OpenPlaceCard count={open} />}
      </div>
    </>
  );
}
