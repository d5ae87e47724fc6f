import { useStore } from '@nanostores/react';
import { billTotals } from '../../stores/bills.ts';
import { clientApplicationTotals } from '../../stores/client-applications.ts';
import { clientTotals } from '../../stores/clients.ts';
import { guardTotals } from '../../stores/guards.ts';
import { securityApplicationTotals } from '../../stores/security-applications.ts';
import type { Totals } from '../../stores/totals.ts';
import { type OfficeFigures, OverviewStrip } from './OverviewStrip.tsx';

function useTotals<Name extends string>({ $totals }: Totals<Name>) {
  const totals = useStore($totals, { ssr: 'initial' });
  return { counted: totals.size > 0, of: (name: Name) => totals.get(name) ?? 0 };
}

/** What waits for the office, above the tabs. */
export function Overview() {
  const guards = useTotals(guardTotals);
  const clients = useTotals(clientTotals);
  const bills = useTotals(billTotals);
  const requests = useTotals(clientApplicationTotals);
  const jobs = useTotals(securityApplicationTotals);
  const all = [guards, clients, bills, requests, jobs];
  const figures: OfficeFigures = {
    guards: { all: guards.of('all'), assigned: guards.of('assigned'), available: guards.of('available') },
    clients: {
      all: clients.of('all'),
      assigned: clients.of('assigned'),
      unassigned: clients.of('unassigned'),
    },
    bills: { pending: bills.of('pending'), overdue: bills.of('overdue') },
    waiting: { requests: requests.of('pending'), jobs: jobs.of('pending') },
  };
  return <OverviewStrip figures={all.every(({ counted }) => counted) ? figures : null} />;
}
