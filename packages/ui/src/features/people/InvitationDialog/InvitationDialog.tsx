import { invitationText } from '@prahari/contract/accounts';
import type { Invitation } from '@prahari/contract/accounts.schemas';
import { formatDay } from '@prahari/domain/format';
import { whatsAppLink } from '@prahari/domain/phone';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { CHAT } from '../../../base/Icon/contact-shapes.ts';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { invitationDialogWords } from './invitation-dialog-words.ts';

export interface InvitationDialogProps {
  /** The invited person. */
  person: { name: string; email: string; phone: string };
  /** The link, once it was made. */
  invitation: Invitation | null;
  /** An invitation is being made. */
  pending: boolean;
  /** Mails an invitation. */
  onMail: () => void;
  /** Makes a link to send by WhatsApp to a person without an email. */
  onMakeLink: () => void;
  /** Close button, Escape or a press outside. */
  onClose: () => void;
}

/** Invites a person to set a password: by mail, or without an email by a text for WhatsApp. */
export function InvitationDialog(props: InvitationDialogProps) {
  const t = useWords(invitationDialogWords);
  const { person, invitation, pending, onMail, onMakeLink, onClose } = props;
  const text = invitation?.link && invitationText(person.name, invitation.link);
  const chat = text && whatsAppLink(person.phone, text);
  return (
    <Dialog
      title={t('inviteName', { name: person.name })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('close')}</Button>
          {!invitation &&
            (person.email ? (
              <Button variant="primary" pending={pending} onPress={onMail}>
                {t('mailInvitation')}
              </Button>
            ) : (
              <Button variant="primary" pending={pending} onPress={onMakeLink}>
                {t('textForWhatsApp')}
              </Button>
            ))}
          {chat && (
            <ButtonLink variant="primary" href={chat} target="_blank">
              <Shape shape={CHAT} />
              {t('openWhatsApp')}
            </ButtonLink>
          )}
        </>
      }
    >
      {text ? (
        <>
          <p className="wrap-anywhere select-all rounded-md border border-line-strong bg-sunken p-3">
            {text}
          </p>
          <p className="mt-2 text-muted text-xs">
            {t('linkWorksOnceUntil', { day: formatDay(invitation.invitedUntil) })}
          </p>
        </>
      ) : (
        <p>
          {t('itWorksOnce', {
            what: person.email ? t('getsLinkThatSets', { email: person.email }) : t('linkAsksForEmail'),
          })}
        </p>
      )}
    </Dialog>
  );
}
