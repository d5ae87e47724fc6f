import { applicationStatusLabels, labelOf } from '@prahari/contract';
import { answerLooks } from '../../../base/Status/answers.ts';
import { StatusWord } from '../../../base/Status/StatusWord.tsx';

export interface ApplicationStatusProps {
  /** The wire's word; a word of an older API is shown as words. */
  status: string;
}

/** How a guard’s job application was answered: a word with its mark. */
export const ApplicationStatus = ({ status }: ApplicationStatusProps) => (
  <StatusWord status={status} looks={answerLooks}>
    {labelOf(applicationStatusLabels, status)}
  </StatusWord>
);
