import type { ClientApplication } from '@prahari/contract/applications.schemas';
import type { OwnPost } from '@prahari/contract/posts.schemas';
import { type DateNames, formatDay } from '@prahari/domain/format';
import { requestInEnglish, type SayRequest } from '../request-words.ts';

export type StepState = 'done' | 'now' | 'ahead' | 'ended';

export interface RoadStep {
  title: string;
  detail: string;
  state: StepState;
}

/** The language of the steps. */
export interface ShownRoad {
  t: SayRequest;
  names?: DateNames | undefined;
}

/** Returns the steps of a request that was declined or taken back. */
const endedRoad = (
  requested: RoadStep,
  { status, declineReason }: ClientApplication,
  t: SayRequest,
): RoadStep[] => [
  requested,
  status === 'withdrawn' || status === 'rejected'
    ? {
        title: t(status === 'withdrawn' ? 'takenBack' : 'declined'),
        detail: declineReason ?? '',
        state: 'ended',
      }
    : { title: t('ended'), detail: '', state: 'ended' },
];

function assignedStep({ asked, assigned, isOver }: OwnPost, t: SayRequest): RoadStep {
  const isFull = assigned >= asked;
  return {
    title: isOver ? t('assigned') : t('assignedCount', { count: assigned, all: asked }),
    detail: isFull || isOver ? '' : t('guardsToCome', { guards: t('guards', { count: asked - assigned }) }),
    state: isFull || isOver ? 'done' : 'now',
  };
}

function dutyStep(
  { startDate, isOver, assigned }: OwnPost,
  onDuty: number,
  { t, names }: ShownRoad,
): RoadStep {
  const title = t('onDuty');
  const detail = t('fromDay', { day: formatDay(startDate, names) });
  if (isOver) return { title, detail, state: 'done' };
  if (onDuty > 0)
    return { title, detail: t('guardsNow', { guards: t('guards', { count: onDuty }) }), state: 'now' };
  return { title, detail, state: assigned > 0 ? 'now' : 'ahead' };
}

/** Returns the steps of a request, as far as it has come and what is ahead. */
export function roadOf({
  request,
  post,
  onDuty,
  t = requestInEnglish,
  names,
}: {
  request: ClientApplication;
  post: OwnPost | undefined;
  onDuty: number;
} & Partial<ShownRoad>): RoadStep[] {
  const requested: RoadStep = {
    title: t('requested'),
    detail: `${formatDay(request.createdAt, names)}, ${t('guards', { count: request.numberOfGuards })}`,
    state: 'done',
  };
  const isPending = request.status === 'pending';
  if (!isPending && request.status !== 'approved') return endedRoad(requested, request, t);
  const accepted: RoadStep = isPending
    ? { title: t('withOffice'), detail: t('waits'), state: 'now' }
    : { title: t('accepted'), detail: '', state: 'done' };
  const ahead = (title: string, detail = ''): RoadStep => ({ title, detail, state: 'ahead' });
  const end = formatDay(request.endDate, names);
  if (!post)
    return [requested, accepted, ahead(t('assigned')), ahead(t('onDuty')), ahead(t('completed'), end)];
  return [
    requested,
    accepted,
    assignedStep(post, t),
    dutyStep(post, onDuty, { t, names }),
    { title: t('completed'), detail: formatDay(post.endDate, names), state: post.isOver ? 'done' : 'ahead' },
  ];
}
