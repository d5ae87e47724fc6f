import type { IdentityCard } from '@prahari/contract/identity.schemas';
import { formatDay } from '@prahari/domain/format';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { QrCode } from '../../../base/QrCode/QrCode.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { identityCardWords } from '../identity-card-words.ts';

export interface IdentityCardViewProps {
  /** A card with its address. */
  card: IdentityCard & { url: string };
}

/** A guard's card with its QR code, on the phone. */
export function IdentityCardView({ card }: IdentityCardViewProps) {
  const t = useWords(identityCardWords);
  const names = useDateNames();
  return (
    <article
      aria-label={t('cardOf', { name: card.name })}
      className="grid w-full sm:max-w-[22rem] grid-cols-[minmax(0,1fr)] justify-items-center wrap-anywhere gap-3 rounded-md border border-line-strong bg-raised p-5 text-center"
    >
      <p className="font-semibold text-sm">{card.company}</p>
      {card.photograph ? (
        <img src={card.photograph} alt="" className="h-35 w-28 rounded-md object-cover" />
      ) : (
        <Avatar name={card.name} size="xlarge" decorative />
      )}
      <div>
        <p className="wrap-anywhere font-semibold text-lg">{card.name}</p>
        <p className="text-muted text-sm">{t('guard')}</p>
      </div>
      <QrCode text={card.url} label={t('code')} />
      <p className="text-muted text-xs">{t('scan')}</p>
      {card.licence && (
        <p className="text-muted text-xs tabular-nums">
          {card.licence.validTo
            ? t('licenceUntil', {
                number: card.licence.number,
                day: formatDay(card.licence.validTo, names),
              })
            : t('licence', { number: card.licence.number })}
        </p>
      )}
    </article>
  );
}
