import { Stat } from '../../base/Stat/Stat.tsx';
import { NeedsList } from './NeedsList.tsx';

/** How many there are, of each. */
export interface OfficeFigures {
  guards: { all: number; assigned: number; available: number };
  clients: { all: number; assigned: number; unassigned: number };
  bills: { pending: number; overdue: number };
  /** Applications without an answer. */
  waiting: { requests: number; jobs: number };
}

export interface OverviewStripProps {
  /** Null while they are on their way. */
  figures: OfficeFigures | null;
}

const side = 'px-[clamp(1rem,2.5vw,2rem)] py-5';
const written = (count: number | undefined) => count?.toLocaleString('en-IN') ?? '–';

/** On the left what needs somebody, on the right how things stand. */
export function OverviewStrip({ figures }: OverviewStripProps) {
  return (
    <section
      aria-label="Overview"
      aria-busy={figures === null}
      className="grid border-line border-b min-[68rem]:grid-cols-[minmax(19rem,1.1fr)_2fr]"
    >
      <div className={`bg-sunken ${side}`}>
        <h2 className="font-semibold text-muted text-xs tracking-normal">To do</h2>
        <NeedsList figures={figures} />
      </div>
      <div className={`grid content-center gap-5 grid-cols-2 sm:grid-cols-4 ${side}`}>
        <Stat
          caption="Guards on duty"
          value={written(figures?.guards.assigned)}
          of={figures ? written(figures.guards.all) : undefined}
          note={figures ? `${written(figures.guards.available)} available` : ' '}
        />
        <Stat
          caption="Clients covered"
          value={written(figures?.clients.assigned)}
          of={figures ? written(figures.clients.all) : undefined}
          note={figures ? `${written(figures.clients.unassigned)} without a guard` : ' '}
        />
        <Stat
          caption="Unpaid bills"
          value={written(figures ? figures.bills.pending + figures.bills.overdue : undefined)}
          note={figures ? `${written(figures.bills.overdue)} overdue` : ' '}
        />
        <Stat
          caption="Pending applications"
          value={written(figures ? figures.waiting.requests + figures.waiting.jobs : undefined)}
          note={
            figures
              ? `${written(figures.waiting.requests)} client, ${written(figures.waiting.jobs)} security`
              : ' '
          }
        />
      </div>
    </section>
  );
}
