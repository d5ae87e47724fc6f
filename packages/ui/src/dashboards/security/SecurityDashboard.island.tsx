import { lazyWithRetry, preloadTab } from '../../islands/lazyWithRetry.tsx';
import { Dashboard, openTab } from '../Dashboard.tsx';
import { AssignmentsTab } from './AssignmentsTab.tsx';
import { useGuardData } from './useGuardData.ts';

const ApplyForJob = lazyWithRetry(() => import('./ApplyForJobTab.tsx'), 'ApplyForJobTab');

preloadTab([{ id: 'apply-for-job', Tab: ApplyForJob }]);

const apply = () => openTab('apply-for-job');
const seeAssignments = () => openTab('assignments');

export interface SecurityDashboardProps {
  /** The office's phone number as displayed. */
  officePhone: string;
}

/** Two tabs (SPEC section 2, Security dashboard tabs). The first is part of the dashboard, the other is loaded when opened. */
export function SecurityDashboard({ officePhone }: SecurityDashboardProps) {
  useGuardData();
  return (
    <Dashboard
      tabs={[
        {
          id: 'assignments',
          label: 'Assignments',
          content: () => <AssignmentsTab officePhone={officePhone} onApply={apply} />,
        },
        {
          id: 'apply-for-job',
          label: 'Apply for Job',
          content: () => <ApplyForJob onAssignments={seeAssignments} />,
          preload: ApplyForJob.preload,
        },
      ]}
    />
  );
}
