import type { Muster } from '@prahari/contract/muster.schemas';
import { formatDay, formatInstant } from '@prahari/domain/format';
import { Status } from '../../../base/Status/Status.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { musterStateWords, type SayMusterState } from './muster-state-words.ts';

const stepsOf = ({ state, sent, agreed, silentAt }: Muster, t: SayMusterState) => {
  const isSent = state === 'sent' || state === 'disputed';
  return [
    {
      label: t('open'),
      detail: state === 'open' ? t('notSentYet') : '',
      isNow: state === 'open',
      isLast: false,
    },
    {
      label: state === 'disputed' ? t('disputed') : t('sentToClient'),
      detail: sent
        ? [
            `${formatInstant(sent.at)}, ${sent.by}`,
            silentAt && t('agreedBySilenceOn', { day: formatDay(silentAt) }),
          ]
            .filter(Boolean)
            .join(' · ')
        : t('notYet'),
      isNow: isSent,
      isLast: false,
    },
    {
      label: t('agreed'),
      detail: agreed
        ? `${formatInstant(agreed.at)}, ${agreed.bySilence ? t('bySilence') : `${agreed.by}${agreed.byLink ? t('byLink') : ''}`}`
        : t('byClient'),
      isNow: state === 'agreed',
      isLast: true,
    },
  ];
};

/** The way of a month from the office to the client's agreement, with the step it is at. */
export const MusterState = ({ muster }: { muster: Muster }) => {
  const t = useWords(musterStateWords);
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-2" aria-label={t('stateOfMonth')}>
      {stepsOf(muster, t).map(({ label, detail, isNow, isLast }) => (
        <li key={label} aria-current={isNow ? 'step' : undefined}>
          <Status tone={isNow ? 'onDuty' : 'muted'} mark={isNow ? (isLast ? 'tick' : 'half') : 'ring'}>
            {label}
          </Status>
          <span className="block text-muted text-xs">{detail}</span>
        </li>
      ))}
    </ol>
  );
};
