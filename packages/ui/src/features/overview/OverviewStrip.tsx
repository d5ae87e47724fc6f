import type { Overview } from '@prahari/contract';
import { Stat } from '../../base/Stat/Stat.tsx';
import { ActionItems, type ActionItemsProps } from './ActionItems.tsx';

export interface OverviewStripProps extends Pick<ActionItemsProps, 'hrefOf' | 'onOpen'> {
  /** Null while loading. */
  overview: Overview | null;
}

const side = 'px-[clamp(1rem,2.5vw,2rem)] py-5';
const formatCount = (count: number) => count.toLocaleString('en-IN');
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

function statsOf({ guards, clients, bills, clientApplications, securityApplications }: Overview) {
  const pending = [clientApplications.pending, securityApplications.pending] as const;
  return [
    { value: guards.assigned, total: sum(guards), note: `${formatCount(guards.available)} available` },
    {
      value: clients.assigned,
      total: sum(clients),
      note: `${formatCount(clients.unassigned)} without a guard`,
    },
    { value: bills.pending + bills.overdue, note: `${formatCount(bills.overdue)} overdue` },
    {
      value: pending[0] + pending[1],
      note: `${formatCount(pending[0])} client, ${formatCount(pending[1])} security`,
    },
  ];
}

const captions = ['Guards on duty', 'Clients covered', 'Unpaid bills', 'Pending applications'];

/** To-do items, and the numbers of guards, clients, bills and applications. */
export function OverviewStrip({ overview, hrefOf, onOpen }: OverviewStripProps) {
  const stats = overview && statsOf(overview);
  return (
    <section
      aria-label="Overview"
      aria-busy={overview === null}
      className="grid border-line border-b min-[68rem]:grid-cols-[minmax(19rem,1.1fr)_2fr]"
    >
      <div className={`bg-sunken ${side}`}>
        <h2 className="font-semibold text-muted text-xs tracking-normal">To do</h2>
        <ActionItems overview={overview} hrefOf={hrefOf} onOpen={onOpen} />
      </div>
      <div className={`grid content-center gap-5 grid-cols-2 sm:grid-cols-4 ${side}`}>
        {captions.map((caption, index) => {
          const stat = stats?.[index];
          return (
            <Stat
              key={caption}
              caption={caption}
              value={stat ? formatCount(stat.value) : '–'}
              total={stat?.total === undefined ? undefined : formatCount(stat.total)}
              note={stat?.note ?? ' '}
            />
          );
        })}
      </div>
    </section>
  );
}
