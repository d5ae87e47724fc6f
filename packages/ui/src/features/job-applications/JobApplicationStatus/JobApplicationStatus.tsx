import type { SecurityApplication } from '@prahari/contract/job-applications.schemas';
import { applicationStatusLabels } from '@prahari/contract/requests';
import { formatDay, formatYears, labelOf } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { DecisionStatus } from '../../../base/DecisionStatus/DecisionStatus.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';

export interface JobApplicationStatusProps {
  /** The latest application. */
  application: SecurityApplication;
  /** A button for the next step, such as applying again. */
  action?: ReactNode;
}

const statusTexts: Record<string, readonly [title: string, text: string]> = {
  pending: [
    'Your application is with the office',
    'Next, the office reads it and may call you. You will see their decision here. There is no need to apply again.',
  ],
  accepted: [
    'Your application was accepted',
    'The office will assign you to a client. You will see the assignment here.',
  ],
  rejected: ['Your application was not accepted', 'You can apply again.'],
  withdrawn: ['You took your application back', 'You can apply again.'],
  cancelled: ['Your application was cancelled', 'You can apply again.'],
};

/** The status of the latest job application. */
export function JobApplicationStatus({ application, action }: JobApplicationStatusProps) {
  const { status, createdAt, fullName, experience, phoneNumber, declineReason = '' } = application;
  const [title, text] = statusTexts[status] ?? ['Your application', ''];
  const facts = [
    {
      term: 'Status',
      detail: <DecisionStatus status={status}>{labelOf(applicationStatusLabels, status)}</DecisionStatus>,
    },
    { term: 'Reason', detail: declineReason },
    { term: 'Sent', detail: formatDay(createdAt) },
    { term: 'Full name', detail: fullName },
    { term: 'Phone number', detail: phoneNumber },
    { term: 'Experience', detail: formatYears(experience) },
  ];
  return (
    <section
      aria-label="Your application"
      className="grid max-w-measure grid-cols-[minmax(0,1fr)] justify-items-start gap-2 py-6"
    >
      <p className="font-semibold text-lg">{title}</p>
      {text && <p className="text-muted text-sm">{text}</p>}
      <div className="mt-3 w-full">
        <DescriptionList items={facts.filter(({ detail }) => detail !== '')} />
      </div>
      {action && <div className="mt-4 flex flex-wrap gap-2">{action}</div>}
    </section>
  );
}
