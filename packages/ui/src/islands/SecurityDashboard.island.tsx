import { Dashboard, openTab } from './Dashboard.tsx';
import { lazyWithRetry, preloadTab } from './lazyWithRetry.ts';
import { useGuardData } from './security/useGuardData.ts';
// Imported here because Astro drops the styles of lazily loaded chunks.
import '../features/assignments/CurrentAssignment/current-assignment.css';
import '../features/assignments/ShiftHorizon/shift-horizon.css';

const Assignments = lazyWithRetry(() =>
  import('./security/AssignmentsTab.tsx').then((module) => module.AssignmentsTab),
);
const ApplyForJob = lazyWithRetry(() =>
  import('./security/ApplyForJobTab.tsx').then((module) => module.ApplyForJobTab),
);

preloadTab([
  { id: 'assignments', Tab: Assignments },
  { id: 'apply-for-job', Tab: ApplyForJob },
]);

const apply = () => openTab('apply-for-job');
const seeAssignments = () => openTab('assignments');

export interface SecurityDashboardProps {
  /** The office's phone number as displayed. */
  officePhone: string;
}

/** Two tabs (SPEC section 2, Security dashboard tabs). */
export function SecurityDashboard({ officePhone }: SecurityDashboardProps) {
  useGuardData();
  return (
    <Dashboard
      tabs={[
        {
          id: 'assignments',
          label: 'Assignments',
          content: () => <Assignments officePhone={officePhone} onApply={apply} />,
          preload: Assignments.preload,
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
