import { formatCount, type Overview } from '@prahari/contract';
import { LanternMarks } from '../../base/Lanterns/LanternMarks.tsx';
import { Stat } from '../../base/Stat/Stat.tsx';
import { ActionItems, type ActionItemsProps } from './ActionItems.tsx';

export type OverviewStripProps = ActionItemsProps;

const side = 'px-[clamp(1rem,2.5vw,2rem)] py-5';
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

function statsOf({
  guards,
  guardsOnDuty,
  clients,
  bills,
  clientApplications,
  securityApplications,
}: Overview) {
  const pending = [clientApplications.pending, securityApplications.pending] as const;
  return [
    {
      isCoverage: true,
      value: guardsOnDuty,
      total: sum(guards),
      note: `${formatCount(guards.assigned)} assigned, ${formatCount(guards.available)} available`,
    },
    {
      isCoverage: true,
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

/** Keeps the line of the note while there is none. */
const NO_NOTE = '\u00a0';

const captions = ['Guards on duty', 'Clients covered', 'Unpaid bills', 'Pending applications'];

/** What somebody has to act on, and how many guards, clients, bills and applications there are. */
export function OverviewStrip(props: OverviewStripProps) {
  const { overview } = props;
  const stats = overview.state === 'ready' ? statsOf(overview.data) : undefined;
  return (
    <section
      aria-label="Overview"
      aria-busy={overview.state === 'loading'}
      className="grid border-line border-b min-[68rem]:grid-cols-[minmax(19rem,1.1fr)_2fr]"
    >
      <div className={`bg-sunken ${side}`}>
        <h2 className="font-semibold text-muted text-xs tracking-normal">To do</h2>
        <ActionItems {...props} />
      </div>
      <div className={`grid content-center gap-5 grid-cols-2 sm:grid-cols-4 ${side}`}>
        {captions.map((caption, index) => {
          const stat = stats?.[index];
          return (
            <Stat
              key={caption}
              caption={caption}
              mark={
                stat?.isCoverage && stat.total > 0 && <LanternMarks filled={stat.value} total={stat.total} />
              }
              value={stat ? formatCount(stat.value) : '–'}
              total={stat?.total === undefined ? undefined : formatCount(stat.total)}
              note={stat?.note ?? NO_NOTE}
            />
          );
        })}
      </div>
    </section>
  );
}
