import { applicationStatusLabels } from '@prahari/contract/applications';
import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import { formatDay, labelOf } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { jobApplicationWords } from '../job-application-words.ts';

export interface JobApplicationStatusProps {
  /** The latest application. */
  application: SecurityApplication;
  /** A button for the next step, such as applying again. */
  action?: ReactNode;
}

type Key = keyof typeof jobApplicationWords.english;

const statusTexts = {
  pending: ['pendingTitle', 'pendingText'],
  accepted: ['acceptedTitle', 'acceptedText'],
  rejected: ['rejectedTitle', 'rejectedText'],
  withdrawn: ['withdrawnTitle', 'rejectedText'],
  cancelled: ['cancelledTitle', 'rejectedText'],
} as const satisfies Record<string, readonly [title: Key, text: Key]>;

const isKnown = (status: string): status is keyof typeof statusTexts => Object.hasOwn(statusTexts, status);

/** The status of the latest job application. */
export function JobApplicationStatus({ application, action }: JobApplicationStatusProps) {
  const t = useWords(jobApplicationWords);
  const say = useTexts();
  const names = useDateNames();
  const { status, createdAt, fullName, experience, phoneNumber, declineReason = '' } = application;
  const [title, text] = isKnown(status) ? statusTexts[status] : (['yourApplication', undefined] as const);
  const facts = [
    {
      term: t('status'),
      detail: (
        <DecisionStatus status={status}>{say(labelOf(applicationStatusLabels, status))}</DecisionStatus>
      ),
    },
    { term: t('reason'), detail: declineReason },
    { term: t('sent'), detail: formatDay(createdAt, names) },
    { term: t('fullName'), detail: fullName },
    { term: t('phone'), detail: phoneNumber },
    { term: t('experience'), detail: t('years', { count: experience }) },
  ];
  return (
    <section
      aria-label={t('yourApplication')}
      className="grid max-w-measure grid-cols-[minmax(0,1fr)] justify-items-start gap-2 py-6"
    >
      <p className="font-semibold text-lg">{t(title)}</p>
      {text && <p className="text-muted text-sm">{t(text)}</p>}
      <div className="mt-3 w-full">
        <DescriptionList items={facts.filter(({ detail }) => detail !== '')} />
      </div>
      {action && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
    </section>
  );
}
