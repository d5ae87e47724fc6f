import type { Muster } from '@prahari/contract/muster.schemas';
import { formatDay, formatInstant } from '@prahari/domain/format';
import { Status } from '../../../base/Status/Status.tsx';

const stepsOf = ({ state, sent, agreed, silentAt }: Muster) => {
  const isSent = state === 'sent' || state === 'disputed';
  return [
    { label: 'Open', detail: state === 'open' ? 'not sent yet' : '', isNow: state === 'open' },
    {
      label: state === 'disputed' ? 'Disputed' : 'Sent to client',
      detail: sent
        ? [`${formatInstant(sent.at)}, ${sent.by}`, silentAt && `agreed by silence on ${formatDay(silentAt)}`]
            .filter(Boolean)
            .join(' · ')
        : 'not yet',
      isNow: isSent,
    },
    {
      label: 'Agreed',
      detail: agreed
        ? `${formatInstant(agreed.at)}, ${agreed.bySilence ? 'by silence' : `${agreed.by}${agreed.byLink ? ', by link' : ''}`}`
        : 'by the client',
      isNow: state === 'agreed',
    },
  ];
};

/** The way of a month from the office to the client's agreement, with the step it is at. */
export const MusterState = ({ muster }: { muster: Muster }) => (
  <ol className="flex flex-wrap gap-x-6 gap-y-2" aria-label="State of the month">
    {stepsOf(muster).map(({ label, detail, isNow }) => (
      <li key={label} aria-current={isNow ? 'step' : undefined}>
        <Status
          tone={isNow ? 'onDuty' : 'muted'}
          mark={isNow ? (label === 'Agreed' ? 'tick' : 'half') : 'ring'}
        >
          {label}
        </Status>
        <span className="block text-muted text-xs">{detail}</span>
      </li>
    ))}
  </ol>
);
