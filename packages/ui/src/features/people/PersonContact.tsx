import { formatPhone, toE164, whatsAppLink } from '@prahari/domain/phone';
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx';
import { CHAT, PHONE } from '../../base/Icon/contact-shapes.ts';
import { Shape } from '../../base/Icon/Shape.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { officePeopleWords } from './office-people-words.ts';

const telephone = (phone: string) => `tel:${toE164(phone) ?? phone.replace(/[^+\d]/g, '')}`;

export interface PersonContactProps {
  phone: string;
  /** True if the person agreed to messages on WhatsApp; undefined when nobody has asked. */
  whatsApp?: boolean | undefined;
}

/** A phone number, a button that calls it, and one that opens it in WhatsApp unless the person does not agree to that. */
export function PersonContact({ phone, whatsApp }: PersonContactProps) {
  const t = useWords(officePeopleWords);
  const chat = whatsApp === false ? undefined : whatsAppLink(phone);
  return (
    <div className="mt-4 grid grid-cols-2 gap-2">
      <a
        href={telephone(phone)}
        className="col-span-2 grid items-center font-semibold tabular-nums no-underline hover:underline touch:min-h-target"
      >
        {formatPhone(phone)}
      </a>
      <ButtonLink href={telephone(phone)} className={`min-h-target ${chat ? '' : 'col-span-2'}`}>
        <Shape shape={PHONE} />
        {t('call')}
      </ButtonLink>
      {chat && (
        <ButtonLink href={chat} target="_blank" className="min-h-target">
          <Shape shape={CHAT} />
          WhatsApp
        </ButtonLink>
      )}
      {whatsApp === false && <p className="col-span-2 text-muted text-sm">{t('hasNotAgreedTo')}</p>}
    </div>
  );
}
