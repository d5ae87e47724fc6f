import { Dashboard, openTab } from './Dashboard.tsx';
import { lazyWithRetry, preloadTab } from './lazyWithRetry.ts';
import { useGuardData } from './security/useGuardData.ts';
// Here because Astro gives a page the styles of what an island begins with, and drops those of parts that come later.
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
  /** The number Call office dials, as people write it. */
  officePhone: string;
}

/** The guard's dashboard: the assignment of now, and the way to apply for a job. */
export function SecurityDashboard({ officePhone }: SecurityDashboardProps) {
  useGuardData();
  return (
    <Dashboard
      tabs={[
        {
          id: 'assignments',
          label: 'Assignments',
          content: () => <Assignments officePhone={officePhone} onApply={apply} />,
        },
        {
          id: 'apply-for-job',
          label: 'Apply for Job',
          content: () => <ApplyForJob onAssignments={seeAssignments} />,
        },
      ]}
    />
  );
}
