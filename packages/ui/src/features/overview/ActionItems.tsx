import type { Overview } from '@prahari/contract';
import type { MouseEvent } from 'react';
import { Icon } from '../../base/Icon/Icon.tsx';

/** URL parameters of a filtered list, and the hash of its section. */
export interface ListTarget {
  params: Readonly<Record<string, string>>;
  hash?: string;
}

export interface ActionItemsProps {
  /** Null while loading. */
  overview: Overview | null;
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

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

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
export function ActionItems({ overview, hrefOf, onOpen }: ActionItemsProps) {
  const items = overview ? itemsOf(overview) : [];
  if (items.length === 0)
    return <p className="min-h-25.5 pt-1.5 text-sm">{overview ? 'Nothing to do.' : ''}</p>;
  return (
    <ul className="mt-1 min-h-25.5">
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
