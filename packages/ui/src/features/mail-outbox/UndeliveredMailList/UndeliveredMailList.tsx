import { mailOutboxMessages, mailStatusLabels } from '@prahari/contract/office';
import type { UndeliveredMail } from '@prahari/contract/office.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { formatCount, formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { type SayUndeliveredMailList, undeliveredMailListWords } from './undelivered-mail-list-words.ts';

export interface UndeliveredMailListProps {
  /** The mails of one page. */
  mails: readonly UndeliveredMail[];
  /** Called to send a mail again. */
  onRetry: (mail: UndeliveredMail) => void;
  /** Ids of mails that are being sent again. */
  pending?: ReadonlySet<string> | undefined;
  /** A new page is loading; these mails stay visible. */
  busy?: boolean | undefined;
  /** The record that the address of a guard or client leads to. */
  recordLink?: ((record: RecordRef) => LinkTarget) | undefined;
}

const attemptsText = ({ tries }: UndeliveredMail, t: SayUndeliveredMailList): string => {
  if (tries === 0) return t('noAttemptsYet');
  return t('attemptsTries', { tries, count: formatCount(tries) });
};

const nextAttemptText = ({ nextTryAt }: UndeliveredMail, t: SayUndeliveredMailList): string =>
  nextTryAt ? t('nextAtInstant', { instant: formatInstant(nextTryAt) }) : '';

function MailStatus({ status }: Pick<UndeliveredMail, 'status'>) {
  return status === 'dead' ? (
    <Status tone="danger" mark="triangle">
      {mailStatusLabels.dead}
    </Status>
  ) : (
    <Status tone="info" mark="half">
      {mailStatusLabels.waiting}
    </Status>
  );
}

/** Undelivered mails with the reason and a retry. */
export function UndeliveredMailList(props: UndeliveredMailListProps) {
  const t = useWords(undeliveredMailListWords);
  const { mails, onRetry, pending, busy = false, recordLink } = props;
  return (
    <ul aria-label={t('undeliveredMail')} aria-busy={busy} className="border-line-strong border-t">
      {mails.map((mail) => (
        <li key={mail._id} className="grid gap-1 border-line border-b py-3 text-sm">
          <div className="flex items-baseline justify-between gap-4">
            <p className="wrap-anywhere font-semibold">
              {mail.record && recordLink ? (
                <RowLink {...recordLink(mail.record)}>{mail.recipient}</RowLink>
              ) : (
                mail.recipient
              )}
            </p>
            <MailStatus status={mail.status} />
          </div>
          <p className="wrap-anywhere">{mail.subject}</p>
          <p className="text-muted text-xs">
            {t('created', {
              at: formatInstant(mail.createdAt),
              attempts: attemptsText(mail, t),
              nextAttempt: nextAttemptText(mail, t),
              error: mail.lastError?.replace(/\.?$/, '.') ?? '',
            })}
          </p>
          {mail.status === 'dead' && !mail.canRetry && (
            <p className="text-muted text-xs">{mailOutboxMessages.codeExpired}</p>
          )}
          {mail.canRetry && (
            <Button
              size="small"
              className="mt-1 justify-self-start max-sm:min-h-target"
              aria-label={t('sendAgainTo', { recipient: mail.recipient })}
              pending={pending?.has(mail._id) ?? false}
              onPress={() => onRetry(mail)}
            >
              {t('sendAgain')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
