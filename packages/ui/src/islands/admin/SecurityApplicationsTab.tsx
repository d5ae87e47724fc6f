import { securityApplicationStatuses } from '@prahari/contract/job-applications';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { SecurityApplicationsTable } from '../../features/security-applications/SecurityApplicationsTable/SecurityApplicationsTable.tsx';
import {
  $busyApplications,
  acceptApplication,
  declineApplication,
  reopenApplication,
  securityApplications,
} from '../../stores/security-applications.ts';
import { lazyWithRetry } from '../lazyWithRetry.ts';
import { ApplicationsTab } from './ApplicationsTab.tsx';
import { recordLink } from './person-links.ts';
import { useOverview } from './useOverview.ts';

const Details = lazyWithRetry(() =>
  import(
    '../../features/security-applications/SecurityApplicationDetails/SecurityApplicationDetails.tsx'
  ).then((module) => module.SecurityApplicationDetails),
);

const Table = (props: ComponentProps<typeof SecurityApplicationsTable>) => (
  <SecurityApplicationsTable {...props} recordLink={recordLink} />
);

export const SecurityApplicationsTab = () => (
  <ApplicationsTab
    list={securityApplications}
    pending={useOverview()?.securityApplications.pending}
    statuses={securityApplicationStatuses}
    $busyApplications={$busyApplications}
    title="Security Applications"
    nouns={['security application', 'security applications']}
    emptyState={
      <EmptyState scene="letterBox" title="No applications yet">
        Job applications will appear here.
      </EmptyState>
    }
    exportAs="securityApplications"
    bulk={{ accept: 'acceptSecurityApplications', decline: 'declineSecurityApplications' }}
    accept={acceptApplication}
    decline={declineApplication}
    reopen={reopenApplication}
    applicantOf={({ fullName, user }) => fullName || user.name}
    Table={Table}
    Details={Details}
  />
);
