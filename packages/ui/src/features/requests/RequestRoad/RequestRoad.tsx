import { serviceTypeLabels } from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import type { OwnPost } from '@prahari/contract/posts.schemas';
import { formatDay, labelOf } from '@prahari/domain/format';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../../../base/Icon/Icon.tsx';
import type { IconName } from '../../../base/Icon/shapes.ts';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { requestWords } from '../request-words.ts';
import { type RoadStep, roadOf, type StepState } from './road.ts';

export interface RequestRoadProps {
  request: ClientApplication;
  /** The post that the office made of it; missing while it waits. */
  post?: OwnPost | undefined;
  /** Guards that are on duty now. */
  onDuty: number;
  /** Buttons: change, take back, ask again. */
  children?: ReactNode;
}

const MARK: Record<StepState, IconName> = { done: 'tick', now: 'lantern', ahead: 'ring', ended: 'cross' };
const marks = cva('max-sm:grid max-sm:h-6 max-sm:place-items-center [&>svg]:size-3.5', {
  variants: {
    state: { done: 'text-success', now: 'text-accent-ink', ahead: 'text-muted', ended: 'text-danger' },
  },
});
const lines = cva('bg-line max-sm:w-0.5 max-sm:flex-1 sm:h-0.5 sm:flex-1', {
  variants: { state: { done: 'bg-success', now: '', ahead: '', ended: '' } },
});

const Step = ({ step: { title, detail, state }, isLast }: { step: RoadStep; isLast: boolean }) => (
  <li
    aria-current={state === 'now' ? 'step' : undefined}
    className="flex flex-1 gap-x-3 gap-y-2 last:flex-none sm:flex-col sm:last:flex-1"
  >
    <span aria-hidden="true" className="flex items-center gap-2 max-sm:flex-col max-sm:gap-1 sm:pe-2">
      <span className={marks({ state })}>
        <Icon name={MARK[state]} />
      </span>
      {!isLast && <span className={lines({ state })} />}
    </span>
    <div className="max-sm:pb-4">
      <p className={state === 'ahead' ? 'text-muted text-sm' : 'font-semibold text-sm'}>{title}</p>
      {detail && <p className="text-muted text-xs tabular-nums">{detail}</p>}
    </div>
  </li>
);

/** The way of a request: requested, accepted, assigned, on duty, completed. */
export function RequestRoad({ request, post, onDuty, children }: RequestRoadProps) {
  const t = useWords(requestWords);
  const say = useTexts();
  const names = useDateNames();
  const { serviceType, startDate, endDate, location } = request;
  const what = [
    say(labelOf(serviceTypeLabels, serviceType)),
    t('fromTo', { from: formatDay(startDate, names), to: formatDay(endDate, names) }),
    location,
  ].join(', ');
  const steps = roadOf({ request, post, onDuty, t, names });
  return (
    <section className="mb-8" aria-label={t('requestFor', { place: what })}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <h2 className="font-semibold text-lg">{t('yourRequest')}</h2>
        <p className="wrap-anywhere min-w-0 flex-1 basis-48 text-muted text-sm max-sm:basis-full">{what}</p>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
      <ol className="flex max-sm:flex-col sm:gap-2">
        {steps.map((step, index) => (
          <Step key={step.title} step={step} isLast={index === steps.length - 1} />
        ))}
      </ol>
    </section>
  );
}
