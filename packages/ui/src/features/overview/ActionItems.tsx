import { formatCount, type Overview } from '@prahari/contract';
import type { MouseEvent } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Scene } from '../../base/Scene/Scene.tsx';

/** URL parameters of a filtered list, and the hash of its section. */
export interface ListTarget {
  params: Readonly<Record<string, string>>;
  hash?: string;
}

/** The counts, or why there are none. */
export type OverviewState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: Overview };

export interface ActionItemsProps {
  overview: OverviewState;
  /** Loads the counts again after a failure. */
  onRetry: () => void;
  /** Returns the URL of a list. */
  hrefOf: (target: ListTarget) => string;
  /** Called when an item is pressed. */
  onOpen: (target: ListTarget) => void;
}

interface ActionItem extends ListTarget {
  icon: 'triangle' | 'half' | 'ring';
  color: string;
  text: string;
}

/** Room for three lines in every state, so that nothing below moves when they come. */
const PLACE = 'mt-1 min-h-26 touch:min-h-36.5';

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** At most three, the most urgent first. */
function itemsOf({ bills, clients, clientApplications, securityApplications }: Overview): ActionItem[] {
  const applications = clientApplications.pending + securityApplications.pending;
  const items: (ActionItem | false)[] = [
    bills.overdue > 0 && {
      icon: 'triangle',
      color: 'text-danger',
      text: counted(bills.overdue, 'bill is overdue', 'bills are overdue'),
      params: { tab: 'clients', 'bills-status': 'overdue' },
      hash: '#bills',
    },
    applications > 0 && {
      icon: 'half',
      color: 'text-info',
      text: counted(applications, 'application to review', 'applications to review'),
      params: {
        tab: clientApplications.pending > 0 ? 'client-applications' : 'security-applications',
        status: 'pending',
      },
    },
    clients.unassigned > 0 && {
      icon: 'ring',
      color: 'text-muted',
      text: counted(clients.unassigned, 'client has no guard', 'clients have no guard'),
      params: { tab: 'clients', status: 'unassigned' },
    },
  ];
  return items.filter((item) => item !== false);
}

/** The office's to-do list; each item links to a filtered list. */
export function ActionItems({ overview, onRetry, hrefOf, onOpen }: ActionItemsProps) {
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
  const items = itemsOf(overview.data);
  if (items.length === 0)
    return (
      <div className={`flex justify-between gap-4 ${PLACE}`}>
        <p className="pt-1.5 text-sm">Nothing to do.</p>
        <Scene name="litWall" className="scene-small" />
      </div>
    );
  return (
    <ul className={PLACE}>
      {items.map(({ icon, color, text, ...target }) => {
        const open = (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(target);
        };
        return (
          <li key={icon} className="border-line not-first:border-t">
            <a
              href={hrefOf(target)}
              onClick={open}
              className="flex min-h-8.5 items-center gap-2.5 font-medium text-sm no-underline hover:underline touch:min-h-target"
            >
              <Icon name={icon} className={`size-3 shrink-0 ${color}`} />
              {text}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
