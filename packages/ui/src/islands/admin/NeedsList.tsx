import type { MouseEvent } from 'react';
import { Icon } from '../../base/Icon/Icon.tsx';
import { hrefOf, pushParams } from '../search-params.ts';
import type { OfficeFigures } from './OverviewStrip.tsx';

interface Need {
  mark: 'triangle' | 'half' | 'ring';
  hue: string;
  text: string;
  parameters: Record<string, string>;
  place?: string;
}

const are = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** At most three, the most pressing first. */
function needsOf({ bills, waiting, clients }: OfficeFigures): Need[] {
  const applications = waiting.requests + waiting.jobs;
  const needs: (Need | false)[] = [
    bills.overdue > 0 && {
      mark: 'triangle',
      hue: 'text-danger',
      text: are(bills.overdue, 'bill is overdue', 'bills are overdue'),
      parameters: { tab: 'clients', 'bills-status': 'overdue' },
      place: '#bills',
    },
    applications > 0 && {
      mark: 'half',
      hue: 'text-info',
      text: are(applications, 'application to review', 'applications to review'),
      parameters: {
        tab: waiting.requests > 0 ? 'client-applications' : 'security-applications',
        status: 'pending',
      },
    },
    clients.unassigned > 0 && {
      mark: 'ring',
      hue: 'text-muted',
      text: are(clients.unassigned, 'client has no guard', 'clients have no guard'),
      parameters: { tab: 'clients', status: 'unassigned' },
    },
  ];
  return needs.filter((need) => need !== false);
}

/** What somebody has to see to; each line leads to the list it speaks of. */
export function NeedsList({ figures }: { figures: OfficeFigures | null }) {
  const needs = figures ? needsOf(figures) : [];
  if (needs.length === 0)
    return <p className="min-h-25.5 pt-1.5 text-sm">{figures ? 'Nothing to do.' : ''}</p>;
  return (
    <ul className="mt-1 min-h-25.5">
      {needs.map(({ mark, hue, text, parameters, place }) => {
        const follow = (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          pushParams(parameters, place);
        };
        return (
          <li key={mark} className="border-line not-first:border-t">
            <a
              href={hrefOf(parameters, place)}
              onClick={follow}
              className="flex min-h-8.5 items-center gap-2.5 font-medium text-sm no-underline hover:underline pointer-coarse:min-h-target"
            >
              <Icon name={mark} className={`size-3 shrink-0 ${hue}`} />
              {text}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
