import { useStore } from '@nanostores/react';
import { withdrawSecurityApplication } from '@prahari/contract/applications';
import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import { useEffect, useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { HiredGuard, type HiredGuardProps } from '../../features/job-applications/HiredGuard/HiredGuard.tsx';
import {
  JobApplicationForm,
  type JobApplicationFormProps,
} from '../../features/job-applications/JobApplicationForm/JobApplicationForm.tsx';
import { JobApplicationStatus } from '../../features/job-applications/JobApplicationStatus/JobApplicationStatus.tsx';
import { lazyPart } from '../../islands/lazyWithRetry.tsx';
import { draftOf } from '../../stores/forms/drafts.ts';
import { guardProfile } from '../../stores/guards/guard-profile.ts';
import {
  $withdrawingJob,
  jobApplication,
  mayApplyAgain,
  submitJobApplication,
  withdrawJobApplication,
} from '../../stores/job-applications/job-application.ts';
import { ownAccount } from '../../stores/my-account/account.ts';
import { isOffered } from '../../stores/session/api.ts';
import { guardDashboardWords } from './guard-dashboard-words.ts';

const ChangeOwnJobApplication = lazyPart(
  () => import('./ChangeOwnJobApplication.tsx'),
  'ChangeOwnJobApplication',
);

const $draft: NonNullable<JobApplicationFormProps['draft']> = draftOf('securityApplication');

export interface ApplyForJobTabProps {
  /** Opens the Assignments tab. */
  onAssignments: () => void;
}

export function ApplyForJobTab({ onAssignments }: ApplyForJobTabProps) {
  const t = useWords(guardDashboardWords);
  return (
    <TabPage>
      <SectionHeader title={t('applyForJob')} />
      <Application onAssignments={onAssignments} />
    </TabPage>
  );
}

function Application({ onAssignments }: ApplyForJobTabProps) {
  const t = useWords(guardDashboardWords);
  const profile = useStore(guardProfile.$loaded, { ssr: 'initial' });
  const latest = useStore(jobApplication.$loaded, { ssr: 'initial' });
  if (profile.state === 'ready' && profile.data) {
    return (
      <Hired
        guard={profile.data}
        action={
          <Button variant="primary" onPress={onAssignments}>
            {t('seeAssignments')}
          </Button>
        }
      />
    );
  }
  if (profile.state === 'loading' || latest.state === 'loading') {
    return <Skeleton label={t('loadingApplication')} />;
  }
  const application = latest.state === 'ready' ? latest.data : null;
  if (application && !mayApplyAgain(application)) return <SentApplication application={application} />;
  return (
    <>
      {application && <JobApplicationStatus application={application} />}
      <NewApplication />
    </>
  );
}

/** For a guard. The older hosted API shows its answer without the application, which it may have forgotten. */
function Hired(props: Pick<HiredGuardProps, 'guard' | 'action'>) {
  const t = useWords(guardDashboardWords);
  const isKept = isOffered(withdrawSecurityApplication);
  const latest = useStore(jobApplication.$loaded, { ssr: 'initial' });
  useEffect(() => {
    if (isKept) void jobApplication.load();
  }, [isKept]);
  if (isKept && latest.state === 'loading') return <Skeleton shape="text" label={t('loadingApplication')} />;
  return <HiredGuard {...props} application={latest.state === 'ready' ? latest.data : null} />;
}

/** An application that was sent: it can be changed while it is pending, where the server supports that. */
function SentApplication({ application }: { application: SecurityApplication }) {
  const t = useWords(guardDashboardWords);
  const [isChanging, setChanging] = useState(false);
  const [isTakingBack, setTakingBack] = useState(false);
  const withdrawing = useStore($withdrawingJob, { ssr: 'initial' });
  const canWithdraw = application.status === 'pending' && isOffered(withdrawSecurityApplication);
  const canChange = application.status === 'pending' && application.version !== undefined;
  return (
    <>
      <JobApplicationStatus
        application={application}
        action={
          <>
            {canChange && <Button onPress={() => setChanging(true)}>{t('change')}</Button>}
            {canWithdraw && (
              <Button variant="plain" pending={withdrawing} onPress={() => setTakingBack(true)}>
                {t('takeBack')}
              </Button>
            )}
          </>
        }
      />
      {isChanging && <ChangeOwnJobApplication application={application} onClose={() => setChanging(false)} />}
      <ConfirmDialog
        isOpen={isTakingBack}
        message={t('takeBackQuestion')}
        detail={t('takeBackDetail')}
        confirmLabel={t('takeBack')}
        onConfirm={() => {
          setTakingBack(false);
          void withdrawJobApplication();
        }}
        onCancel={() => setTakingBack(false)}
      />
    </>
  );
}

/** The form, with name and phone number of the account. */
function NewApplication() {
  const t = useWords(guardDashboardWords);
  const account = useStore(ownAccount.$loaded, { ssr: 'initial' });
  useEffect(() => void ownAccount.refreshSilently(), []);
  if (account.state === 'loading') return <Skeleton label={t('loadingApplication')} />;
  const { name: fullName = '', phone: phoneNumber = '' } = (account.state === 'ready' && account.data) || {};
  return (
    <JobApplicationForm known={{ fullName, phoneNumber }} draft={$draft} onSubmit={submitJobApplication} />
  );
}
