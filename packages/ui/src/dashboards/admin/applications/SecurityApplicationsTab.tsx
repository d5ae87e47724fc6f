import {
  declineSecurityApplication,
  reopenSecurityApplication,
  securityApplicationStatuses,
  withdrawSecurityApplication,
} from '@prahari/contract/applications';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { SecurityApplicationsTable } from '../../../features/job-applications/SecurityApplicationsTable/SecurityApplicationsTable.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import {
  acceptApplication,
  declineApplication,
  reopenApplication,
  securityApplications,
} from '../../../stores/job-applications/security-applications.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { recordLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';
import { ApplicationsTab, statusesOf } from './ApplicationsTab.tsx';
import { applicationsTabWords } from './applications-tab-words.ts';

const Details = lazyPart(
  () =>
    import('../../../features/job-applications/SecurityApplicationDetails/SecurityApplicationDetails.tsx'),
  'SecurityApplicationDetails',
);

const Table = (props: ComponentProps<typeof SecurityApplicationsTable>) => (
  <SecurityApplicationsTable {...props} recordLink={recordLink} />
);

export const SecurityApplicationsTab = () => {
  const t = useWords(applicationsTabWords);
  return (
    <ApplicationsTab
      list={securityApplications}
      pending={useOverview()?.securityApplications.pending}
      statuses={statusesOf(securityApplicationStatuses, withdrawSecurityApplication)}
      title={t('securityApplications')}
      nouns={[t('oneSecurityApplication'), t('manySecurityApplications')]}
      emptyState={
        <EmptyState scene="letterBox" title={t('noApplicationsYet')}>
          {t('jobApplicationsWillAppear')}
        </EmptyState>
      }
      exportAs="securityApplications"
      bulk={{ accept: 'acceptSecurityApplications', decline: 'declineSecurityApplications' }}
      accept={acceptApplication}
      decline={declineApplication}
      takesReason={isOffered(declineSecurityApplication, 'reason')}
      reopen={isOffered(reopenSecurityApplication) ? reopenApplication : undefined}
      applicantOf={({ fullName, user }) => fullName || user.name}
      Table={Table}
      Details={Details}
    />
  );
};
