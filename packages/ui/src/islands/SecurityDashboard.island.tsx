import { useEffect } from 'react';
import { Tabs } from '../base/Tabs/Tabs.tsx';
import { watchSession } from '../stores/session.ts';
import { LazyToasts } from './LazyToasts.tsx';
import { fetchSelected, latePart } from './latePart.ts';
import { useGuardData } from './security/useGuardData.ts';
import { useTab } from './useTab.ts';

const Assignments = latePart(() =>
  import('./security/AssignmentsTab.tsx').then((module) => module.AssignmentsTab),
);
const ApplyForJob = latePart(() =>
  import('./security/ApplyForJobTab.tsx').then((module) => module.ApplyForJobTab),
);

const ids = ['assignments', 'apply-for-job'] as const;
fetchSelected([
  { id: 'assignments', Tab: Assignments },
  { id: 'apply-for-job', Tab: ApplyForJob },
]);

export interface SecurityDashboardProps {
  /** The number Call office dials, as people write it. */
  officePhone: string;
}

/** The guard's dashboard: the assignment of now, and the way to apply for a job. */
export function SecurityDashboard({ officePhone }: SecurityDashboardProps) {
  const [selected, select] = useTab(ids);
  useEffect(watchSession, []);
  useGuardData();
  return (
    <div>
      <Tabs
        label="Dashboard"
        selected={selected}
        onSelect={select}
        tabs={[
          {
            id: 'assignments',
            label: 'Assignments',
            content: () => <Assignments officePhone={officePhone} onApply={() => select('apply-for-job')} />,
          },
          {
            id: 'apply-for-job',
            label: 'Apply for Job',
            content: () => <ApplyForJob onAssignments={() => select('assignments')} />,
          },
        ]}
      />
      <LazyToasts />
    </div>
  );
}
