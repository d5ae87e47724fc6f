import type { IdentityCard } from '@prahari/contract/identity.schemas';
import { formatDay } from '@prahari/domain/format';
import { QrCode } from '../../../base/QrCode/QrCode.tsx';

export interface CardSidesProps {
  /** A card with its address. */
  card: IdentityCard & { url: string };
}

const side =
  'card-side flex flex-col overflow-hidden rounded-md border border-line-strong bg-raised text-ink';

/** Front and back of a card for plastic, each 85.6 × 54 mm on paper (print.css). */
export function CardSides({ card }: CardSidesProps) {
  const { name, photograph, badgeNumber, company, address, licence, url } = card;
  return (
    <div className="card-sides grid justify-items-start gap-4 text-xs" data-theme="light">
      <section aria-label="Front" className={side}>
        <header className="flex items-center justify-between gap-2 border-ink border-b-2 px-3 py-2">
          <p className="font-semibold">{company}</p>
          {licence && <p className="text-end text-xs">PSARA licence {licence.number}</p>}
        </header>
        <div className="flex flex-1 gap-3 p-3">
          {photograph ? (
            <img src={photograph} alt="" className="h-[26mm] w-[21mm] shrink-0 rounded-sm object-cover" />
          ) : (
            <span className="h-[26mm] w-[21mm] shrink-0 rounded-sm border border-line-strong" />
          )}
          <div className="wrap-anywhere min-w-0 flex-1">
            <p className="font-semibold text-sm">{name}</p>
            <p className="text-muted">Security guard</p>
            {badgeNumber && <p>Badge {badgeNumber}</p>}
            {licence?.validTo && <p>Valid to {formatDay(licence.validTo)}</p>}
          </div>
          <div className="w-[22mm] shrink-0">
            <QrCode text={url} label="Code of the printed card" />
          </div>
        </div>
        <p className="px-3 pb-2 text-end text-muted">Scan to check: on duty here now?</p>
      </section>
      <section aria-label="Back" className={`${side} justify-between p-3`}>
        <div className="grid gap-1">
          <p className="font-semibold">{`This card belongs to ${company}`}</p>
          <address className="whitespace-pre-line not-italic">{address}</address>
          <p className="text-muted">
            It proves identity and gives no power to search or hold anyone. If you find it, please post it to
            this address.
          </p>
        </div>
        <div className="grid grid-cols-2 gap-4 text-muted">
          <p className="border-ink border-t pt-0.5">Guard</p>
          <p className="border-ink border-t pt-0.5">{`For ${company}`}</p>
        </div>
      </section>
    </div>
  );
}
