import { lazy, useEffect } from 'react';
import { Tabs } from '../base/Tabs/Tabs.tsx';
import { watchSession } from '../stores/session.ts';
import { LazyToasts } from './LazyToasts.tsx';
import { useGuardData } from './security/useGuardData.ts';
import { useTab } from './useTab.ts';

const AssignmentsTab = lazy(() =>
  import('./security/AssignmentsTab.tsx').then((module) => ({ default: module.AssignmentsTab })),
);
const ApplyForJobTab = lazy(() =>
  import('./security/ApplyForJobTab.tsx').then((module) => ({ default: module.ApplyForJobTab })),
);

const ids = ['assignments', 'apply-for-job'] as const;

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
            content: () => (
              <AssignmentsTab officePhone={officePhone} onApply={() => select('apply-for-job')} />
            ),
          },
          {
            id: 'apply-for-job',
            label: 'Apply for Job',
            content: () => <ApplyForJobTab onAssignments={() => select('assignments')} />,
          },
        ]}
      />
      <LazyToasts />
    </div>
  );
}
