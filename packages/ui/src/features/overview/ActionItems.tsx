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

interface ActionLink extends ListTarget {
  text: string;
}

/** One line of the list: an icon and one or two links. */
interface ActionItem {
  icon: 'triangle' | 'half' | 'ring';
  color: string;
  links: readonly ActionLink[];
}

/** Room for three lines in every state, so that nothing below moves when they come. */
const PLACE = 'mt-1 min-h-26 touch:min-h-36.5';

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** None for nothing. */
const linkTo = (count: number, one: string, many: string, target: ListTarget): ActionLink[] =>
  count > 0 ? [{ text: counted(count, one, many), ...target }] : [];

/** At most three lines, the most urgent first. */
function itemsOf({ bills, clients, clientApplications, securityApplications }: Overview): ActionItem[] {
  const items: ActionItem[] = [
    {
      icon: 'triangle',
      color: 'text-danger',
      links: linkTo(bills.overdue, 'bill is overdue', 'bills are overdue', {
        params: { tab: 'clients', 'bills-status': 'overdue' },
        hash: '#bills',
      }),
    },
    {
      icon: 'half',
      color: 'text-info',
      links: [
        ...linkTo(clientApplications.pending, 'request to review', 'requests to review', {
          params: { tab: 'client-applications', status: 'pending' },
        }),
        ...linkTo(securityApplications.pending, 'job application', 'job applications', {
          params: { tab: 'security-applications', status: 'pending' },
        }),
      ],
    },
    {
      icon: 'ring',
      color: 'text-muted',
      links: linkTo(clients.unassigned, 'client has no guard', 'clients have no guard', {
        params: { tab: 'clients', status: 'unassigned' },
      }),
    },
  ];
  return items.filter(({ links }) => links.length > 0);
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
      {items.map(({ icon, color, links }) => (
        <li key={icon} className="flex flex-wrap items-center border-line not-first:border-t">
          <Icon name={icon} className={`size-3 shrink-0 ${color}`} />
          {links.map(({ text, ...target }) => {
            const open = (event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(target);
            };
            return (
              <a
                key={text}
                href={hrefOf(target)}
                onClick={open}
                className="flex min-h-8.5 items-center ps-2.5 font-medium text-sm no-underline hover:underline touch:min-h-target not-first-of-type:ms-2.5 not-first-of-type:border-line not-first-of-type:border-s"
              >
                {text}
              </a>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
