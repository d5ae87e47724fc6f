import { formatPhone, toE164, whatsAppLink } from '@prahari/contract';
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx';
import { Shape } from '../../base/Icon/Shape.tsx';
import { CHAT, PHONE } from './contact-shapes.ts';

const telephone = (phone: string) => `tel:${toE164(phone) ?? phone.replace(/[^+\d]/g, '')}`;

/** A phone number, and buttons that call it and open it in WhatsApp. */
export function PersonContact({ phone }: { phone: string }) {
  const chat = whatsAppLink(phone);
  return (
    <div className="mt-4 grid grid-cols-2 gap-2">
      <a
        href={telephone(phone)}
        className="col-span-2 grid place-items-center font-semibold tabular-nums no-underline hover:underline touch:min-h-target"
      >
        {formatPhone(phone)}
      </a>
      <ButtonLink href={telephone(phone)} className={`min-h-target ${chat ? '' : 'col-span-2'}`}>
        <Shape shape={PHONE} />
        Call
      </ButtonLink>
      {chat && (
        <ButtonLink href={chat} target="_blank" className="min-h-target">
          <Shape shape={CHAT} />
          WhatsApp
        </ButtonLink>
      )}
    </div>
  );
}
