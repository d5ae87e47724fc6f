import type { Overview } from '@prahari/contract/office.schemas';
import { dayInIndia } from '@prahari/domain/days';
import { formatCount, formatDay } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LanternMarks } from '../../base/Lanterns/LanternMarks.tsx';
import { linkProps } from '../../base/link-props.ts';
import { Scene } from '../../base/Scene/Scene.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { type ActionItem, actionItemsOf } from './action-items.tsx';
import type { ListLinks } from './list-link.ts';
import { officeOverviewWords } from './office-overview-words.ts';
import { StillLines } from './StillLines.tsx';

/** The counts, or why there are none. */
export type OverviewState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: Overview };

export interface ActionItemsProps extends ListLinks {
  overview: OverviewState;
  now: Date;
  /** Loads the counts again after a failure. */
  onRetry: () => void;
}

/** Room for seven lines in every state but a new office's, so that nothing below moves when they come. */
const PLACE =
  'mt-1 min-h-61 @max-[40rem]:min-h-85.5 @min-[40rem]:@max-[68rem]:min-h-35 touch:@min-[40rem]:@max-[68rem]:min-h-45';

const LINK = 'group flex min-h-8.5 items-center gap-x-2.5 text-sm no-underline touch:min-h-target';

/** The office's to-do list; each line leads to exactly the rows it counts. */
export function ActionItems({ overview, now, onRetry, ...links }: ActionItemsProps) {
  const t = useWords(officeOverviewWords);
  if (overview.state !== 'ready') {
    return (
      <div role="status" className={PLACE}>
        {overview.state === 'failed' && (
          <>
            <p className="pt-1.5 text-sm">{t('figuresCouldNotBe')}</p>
            <Button size="small" className="mt-2 touch:min-h-target" onPress={onRetry}>
              {t('tryAgain')}
            </Button>
          </>
        )}
      </div>
    );
  }
  const items = actionItemsOf(overview.data, now, t);
  const { replacePassword, dataRequests = 0, oldBackup, undeliveredMail } = overview.data;
  const lost = undeliveredMail.dead;
  const isNothing = items.length === 0 && !replacePassword && dataRequests === 0 && !oldBackup && lost === 0;
  const hasNoPosts = overview.data.posts.total === 0;
  if (isNothing && hasNoPosts) return <p className="mt-1 pt-1.5 text-sm">{t('nothingToDoYet')}</p>;
  if (isNothing)
    return (
      <div className={`flex items-start justify-between gap-4 @max-[40rem]:flex-col ${PLACE}`}>
        <p className="pt-1.5 text-sm">{t('nothingToDo')}</p>
        <Scene name="litWall" className="scene-small @max-[40rem]:w-full" />
      </div>
    );
  const lines = {
    ...(replacePassword && {
      password: (
        <Opener opens="account" icon="triangle" color="text-danger">
          {t('replaceYourGeneratedPassword')}
        </Opener>
      ),
    }),
    ...(dataRequests > 0 && {
      dataRequests: (
        <Opener opens="records" icon="half" color="text-info">
          {t('requestsAboutPersonalData', { dataRequests })}
        </Opener>
      ),
    }),
    ...(lost > 0 && {
      lostMail: (
        <Opener opens="records" icon="triangle" color="text-danger">
          {t('mailsNotDelivered', { count: formatCount(lost) })}
        </Opener>
      ),
    }),
    ...(oldBackup && {
      backup: (
        <p className="flex min-h-8.5 items-center gap-x-2.5 text-sm">
          <Icon name="triangle" className="size-3 shrink-0 text-danger" />
          <span className="font-medium">
            {t('lastBackupIsOf', { day: formatDay(dayInIndia(oldBackup)) })}
          </span>
        </p>
      ),
    }),
    ...Object.fromEntries(
      items.map(({ id, icon, color, text, detail, ...target }) => [
        id,
        <a key={id} {...linkProps(links, target)} className={LINK}>
          {icon === 'lantern' ? (
            <LanternMarks filled={0} total={1} />
          ) : (
            <Icon name={icon} className={`size-3 shrink-0 ${color}`} />
          )}
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2.5">
            <span className="font-medium group-hover:underline">{text}</span>
            <span className="text-muted tabular-nums">{detail}</span>
          </span>
        </a>,
      ]),
    ),
  };
  return <StillLines lines={lines} place={PLACE} keepsRoom={!hasNoPosts} />;
}

interface OpenerProps extends Pick<ActionItem, 'icon' | 'color'> {
  opens: 'account' | 'records';
  children: ReactNode;
}

/** A line that opens a dialog, like the button of the navbar. */
const Opener = ({ opens, icon, color, children }: OpenerProps) => (
  <button type="button" data-opens={opens} className={`w-full ${LINK}`}>
    <Icon name={icon} className={`size-3 shrink-0 ${color}`} />
    <span className="font-medium group-hover:underline">{children}</span>
  </button>
);
