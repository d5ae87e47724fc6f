import type { IdentityCard } from '@prahari/contract/identity.schemas';
import { formatDay } from '@prahari/domain/format';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { QrCode } from '../../../base/QrCode/QrCode.tsx';

export interface IdentityCardViewProps {
  /** A card with its address. */
  card: IdentityCard & { url: string };
}

/** A guard's card with its QR code, on the phone and in the size of a bank card on paper. */
export const IdentityCardView = ({ card }: IdentityCardViewProps) => (
  <article
    aria-label={`Card of ${card.name}`}
    className="identity-card grid w-full max-w-[22rem] justify-items-center gap-3 rounded-md border border-line-strong bg-raised p-5 text-center"
  >
    <p className="font-semibold text-sm">{card.company}</p>
    <Avatar name={card.name} size="xlarge" decorative />
    <div>
      <p className="wrap-anywhere font-semibold text-lg">{card.name}</p>
      <p className="text-muted text-sm">Security guard</p>
    </div>
    <QrCode text={card.url} label="Code of the card" />
    <p className="text-muted text-xs">Scan to check: on duty here now?</p>
    {card.licence && (
      <p className="text-muted text-xs tabular-nums">
        {`PSARA licence ${card.licence.number}`}
        {card.licence.validTo && `, valid until ${formatDay(card.licence.validTo)}`}
      </p>
    )}
  </article>
);
