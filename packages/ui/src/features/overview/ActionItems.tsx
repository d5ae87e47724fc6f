import type { Overview } from '@prahari/contract/overview.schemas';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LanternMarks } from '../../base/Lanterns/LanternMarks.tsx';
import { linkProps } from '../../base/link-props.ts';
import { Scene } from '../../base/Scene/Scene.tsx';
import { type ActionItem, actionItemsOf } from './action-items.ts';
import type { ListLinks } from './list-link.ts';

/** The counts, or why there are none. */
export type OverviewState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: Overview };

export interface ActionItemsProps extends ListLinks {
  overview: OverviewState;
  now: Date;
  /** Loads the counts again after a failure. */
  onRetry: () => void;
}

/** Room for six lines in every state, so that nothing below moves when they come. */
const PLACE =
  'mt-1 min-h-52.25 @max-[40rem]:min-h-73.25 @min-[40rem]:@max-[68rem]:min-h-26.25 touch:@min-[40rem]:@max-[68rem]:min-h-33.75';

const LINE = 'break-inside-avoid border-line not-first:border-t @min-[40rem]:@max-[68rem]:border-t';
const LINK = 'group flex min-h-8.5 items-center gap-x-2.5 text-sm no-underline touch:min-h-target';

/** The office's to-do list; each line leads to exactly the rows it counts. */
export function ActionItems({ overview, now, onRetry, ...links }: ActionItemsProps) {
  if (overview.state !== 'ready') {
    return (
      <div role="status" className={PLACE}>
        {overview.state === 'failed' && (
          <>
            <p className="pt-1.5 text-sm">The figures could not be loaded.</p>
            <Button size="small" className="mt-2 touch:min-h-target" onPress={onRetry}>
              Try again
            </Button>
          </>
        )}
      </div>
    );
  }
  const items = actionItemsOf(overview.data, now);
  const { replacePassword, dataRequests = 0 } = overview.data;
  if (items.length === 0 && !replacePassword && dataRequests === 0)
    return (
      <div className={`flex items-start justify-between gap-4 @max-[40rem]:flex-col ${PLACE}`}>
        <p className="pt-1.5 text-sm">Nothing to do.</p>
        <Scene name="litWall" className="scene-small @max-[40rem]:w-full" />
      </div>
    );
  return (
    <ul className={`${PLACE} @min-[40rem]:@max-[68rem]:columns-2 @min-[40rem]:@max-[68rem]:gap-8`}>
      {replacePassword && (
        <Opener opens="account" icon="triangle" color="text-danger">
          Replace your generated password
        </Opener>
      )}
      {dataRequests > 0 && (
        <Opener opens="records" icon="half" color="text-info">
          Requests about personal data: {dataRequests}
        </Opener>
      )}
      {items.map(({ icon, color, text, detail, ...target }) => (
        <li key={text} className={LINE}>
          <a {...linkProps(links, target)} className={LINK}>
            {icon === 'lantern' ? (
              <LanternMarks filled={0} total={1} />
            ) : (
              <Icon name={icon} className={`size-3 shrink-0 ${color}`} />
            )}
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-2.5">
              <span className="font-medium group-hover:underline">{text}</span>
              <span className="text-muted tabular-nums">{detail}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface OpenerProps extends Pick<ActionItem, 'icon' | 'color'> {
  opens: 'account' | 'records';
  children: ReactNode;
}

/** A line that opens a dialog, like the button of the navbar. */
const Opener = ({ opens, icon, color, children }: OpenerProps) => (
  <li className={LINE}>
    <button type="button" data-opens={opens} className={`w-full ${LINK}`}>
      <Icon name={icon} className={`size-3 shrink-0 ${color}`} />
      <span className="font-medium group-hover:underline">{children}</span>
    </button>
  </li>
);
