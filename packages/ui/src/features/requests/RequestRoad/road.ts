import type { OwnPost } from '@prahari/contract/client-posts.schemas';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
import { formatDay } from '@prahari/domain/format';

export type StepState = 'done' | 'now' | 'ahead' | 'ended';

export interface RoadStep {
  title: string;
  detail: string;
  state: StepState;
}

const guards = (count: number): string => (count === 1 ? '1 guard' : `${count} guards`);

/** Returns the steps of a request that was declined or taken back. */
const endedRoad = (requested: RoadStep, { status, declineReason }: ClientApplication): RoadStep[] => [
  requested,
  status === 'withdrawn' || status === 'rejected'
    ? {
        title: status === 'withdrawn' ? 'Taken back' : 'Declined',
        detail: declineReason ?? '',
        state: 'ended',
      }
    : { title: 'Ended', detail: '', state: 'ended' },
];

function assignedStep({ asked, assigned, isOver }: OwnPost): RoadStep {
  const isFull = assigned >= asked;
  return {
    title: isOver ? 'Assigned' : `${assigned} of ${asked} assigned`,
    detail: isFull || isOver ? '' : `${guards(asked - assigned)} to come`,
    state: isFull || isOver ? 'done' : 'now',
  };
}

function dutyStep({ startDate, isOver, assigned }: OwnPost, onDuty: number): RoadStep {
  if (isOver) return { title: 'On duty', detail: `from ${formatDay(startDate)}`, state: 'done' };
  if (onDuty > 0) return { title: 'On duty', detail: `${guards(onDuty)} now`, state: 'now' };
  return {
    title: 'On duty',
    detail: `from ${formatDay(startDate)}`,
    state: assigned > 0 ? 'now' : 'ahead',
  };
}

/** Returns the steps of a request, as far as it has come and what is ahead. */
export function roadOf({
  request,
  post,
  onDuty,
}: {
  request: ClientApplication;
  post: OwnPost | undefined;
  onDuty: number;
}): RoadStep[] {
  const requested: RoadStep = {
    title: 'Requested',
    detail: `${formatDay(request.createdAt)}, ${guards(request.numberOfGuards)}`,
    state: 'done',
  };
  const isPending = request.status === 'pending';
  if (!isPending && request.status !== 'approved') return endedRoad(requested, request);
  const accepted: RoadStep = isPending
    ? { title: 'With the office', detail: 'Waits for an answer', state: 'now' }
    : { title: 'Accepted', detail: '', state: 'done' };
  const ahead = (title: string, detail = ''): RoadStep => ({ title, detail, state: 'ahead' });
  const end = formatDay(request.endDate);
  if (!post) return [requested, accepted, ahead('Assigned'), ahead('On duty'), ahead('Completed', end)];
  return [
    requested,
    accepted,
    assignedStep(post),
    dutyStep(post, onDuty),
    { title: 'Completed', detail: formatDay(post.endDate), state: post.isOver ? 'done' : 'ahead' },
  ];
}
