import { messageKindLabels, queueMessages } from '@prahari/contract/messages';
import type { OfficeMessage } from '@prahari/contract/messages.schemas';
import { formatInstant } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { byPerson, type PersonMessages } from '../by-person.ts';
import { messageQueueWords } from './message-queue-words.ts';

export interface MessageQueueProps {
  messages: readonly OfficeMessage[];
  /** True while messages are being ticked off. */
  pending?: boolean;
  /** Ticks messages off as sent. */
  onSent: (messageIds: string[]) => void;
}

const idsOf = (messages: readonly OfficeMessage[]): string[] => messages.map(({ _id }) => _id);

/** Messages that wait to be sent, by person: one press opens WhatsApp, another ticks the person off. */
export function MessageQueue({ messages, pending = false, onSent }: MessageQueueProps) {
  const t = useWords(messageQueueWords);
  const people = byPerson(messages);
  return (
    <section aria-label={t('toSend')}>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted text-sm">
          {`${people.length} ${t('personCount', { count: people.length })}, ${messages.length} ${t('messageCount', { count: messages.length })}`}
        </p>
        <Button
          size="small"
          className="touch:min-h-target"
          pending={pending}
          onPress={() => onSent(idsOf(messages))}
        >
          {t('tickOffAll', { count: messages.length })}
        </Button>
      </div>
      <ul className="mt-3 border-line border-t">
        {people.map((one) => (
          <PersonRow
            key={`${one.person.role} ${one.person._id}`}
            {...one}
            pending={pending}
            onSent={onSent}
          />
        ))}
      </ul>
    </section>
  );
}

type PersonRowProps = PersonMessages & Required<Pick<MessageQueueProps, 'pending' | 'onSent'>>;

const PersonRow = ({ person, messages, whatsapp, pending, onSent }: PersonRowProps) => {
  const t = useWords(messageQueueWords);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-line border-b py-4">
      <div className="min-w-0 flex-1 basis-80">
        <p className="font-semibold wrap-anywhere">{person.name}</p>
        <p className="text-muted text-sm">
          {`${person.role === 'client' ? t('client') : t('guard')}, ${formatPhone(person.phone) || t('noPhone')}`}
        </p>
        {messages.map((message) => (
          <details key={message._id} className="mt-1.5 text-sm" open={messages.length === 1}>
            <summary className="cursor-pointer font-medium touch:py-2.5">
              {messageKindLabels[message.kind]}
              <span className="font-normal text-muted">
                {` · ${formatInstant(message.createdAt)}${message.mailed ? t('byMailToo') : ''}`}
              </span>
            </summary>
            <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{message.text}</p>
          </details>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {whatsapp ? (
          <ButtonLink
            size="small"
            className="touch:min-h-target"
            href={whatsapp}
            target="_blank"
            aria-label={t('whatsAppToName', { name: person.name })}
          >
            WhatsApp
          </ButtonLink>
        ) : (
          <p className="text-muted text-sm">{queueMessages.noConsent}</p>
        )}
        <Button
          size="small"
          className="touch:min-h-target"
          aria-label={t('tickOffName', { name: person.name })}
          pending={pending}
          onPress={() => onSent(idsOf(messages))}
        >
          {t('tickOff')}
        </Button>
      </div>
    </li>
  );
};
