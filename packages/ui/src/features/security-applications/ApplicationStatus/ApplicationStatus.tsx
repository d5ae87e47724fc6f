import { applicationStatusLabels, labelOf } from '@prahari/contract';
import { applicationStatusStyles } from '../../../base/Status/application-status-styles.ts';
import { ServerStatus } from '../../../base/Status/ServerStatus.tsx';

export interface ApplicationStatusProps {
  /** The wire's word; a word of an older API is shown as words. */
  status: string;
}

/** How a guard’s job application was answered: a word with its mark. */
export const ApplicationStatus = ({ status }: ApplicationStatusProps) => (
  <ServerStatus status={status} styles={applicationStatusStyles}>
    {labelOf(applicationStatusLabels, status)}
  </ServerStatus>
);
