import { registrationLabels } from '@prahari/contract/exports';
import type { RegisteredInvoice } from '@prahari/contract/exports.schemas';
import { Status } from '../../../base/Status/Status.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { portalAnswersWords } from './portal-answers-words.ts';

export interface PortalAnswersProps {
  /** In the order of the file. */
  results: readonly RegisteredInvoice[];
}

const isGood = ({ result }: RegisteredInvoice): boolean =>
  result === 'registered' || result === 'registered_before';

/** Each answer of the e-invoice portal with what became of it; those that need somebody first. */
export function PortalAnswers({ results }: PortalAnswersProps) {
  const t = useWords(portalAnswersWords);
  const ordered = [...results.filter((one) => !isGood(one)), ...results.filter(isGood)];
  return (
    <ul aria-label={t('answersOfPortal')} className="grid sm:max-w-[40rem]">
      {ordered.map((answer) => (
        <li
          key={`${answer.No} ${answer.result}`}
          className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-b py-2"
        >
          <span className="tabular-nums">{answer.No}</span>
          <Status tone={isGood(answer) ? 'success' : 'danger'} mark={isGood(answer) ? 'tick' : 'triangle'}>
            {registrationLabels[answer.result]}
          </Status>
        </li>
      ))}
    </ul>
  );
}
