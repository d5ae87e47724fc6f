import type { IdentityCard } from '@prahari/contract/identity.schemas';
import { formatDay } from '@prahari/domain/format';
import { QrCode } from '../../../base/QrCode/QrCode.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { cardSidesWords } from './card-sides-words.ts';

export interface CardSidesProps {
  /** A card with its address. */
  card: IdentityCard & { url: string };
}

const side =
  'card-side flex flex-col overflow-hidden rounded-md border border-line-strong bg-raised text-ink';

/** Front and back of a card for plastic, each 85.6 × 54 mm on paper (print.css). */
export function CardSides({ card }: CardSidesProps) {
  const t = useWords(cardSidesWords);
  const { name, photograph, badgeNumber, company, address, licence, url } = card;
  return (
    <div className="card-sides grid justify-items-start gap-4 text-xs" data-theme="light">
      <section aria-label={t('front')} className={side}>
        <header className="flex items-center justify-between gap-2 border-ink border-b-2 px-3 py-2">
          <p className="font-semibold">{company}</p>
          {licence && (
            <p className="text-end text-xs">{t('psaraLicenceNumber', { number: licence.number })}</p>
          )}
        </header>
        <div className="flex flex-1 gap-3 p-3">
          {photograph ? (
            <img src={photograph} alt="" className="h-[26mm] w-[21mm] shrink-0 rounded-sm object-cover" />
          ) : (
            <span className="h-[26mm] w-[21mm] shrink-0 rounded-sm border border-line-strong" />
          )}
          <div className="wrap-anywhere min-w-0 flex-1">
            <p className="font-semibold text-sm">{name}</p>
            <p className="text-muted">{t('securityGuard')}</p>
            {badgeNumber && <p>{t('badgeBadgeNumber', { badgeNumber })}</p>}
            {licence?.validTo && <p>{t('validToDay', { day: formatDay(licence.validTo) })}</p>}
          </div>
          <div className="w-[22mm] shrink-0">
            <QrCode text={url} label={t('codeOfPrintedCard')} />
          </div>
        </div>
        <p className="px-3 pb-2 text-end text-muted">{t('scanToCheckOn')}</p>
      </section>
      <section aria-label={t('back')} className={`${side} justify-between p-3`}>
        <div className="grid gap-1">
          <p className="font-semibold">{t('thisCardBelongsTo', { company })}</p>
          <address className="whitespace-pre-line not-italic">{address}</address>
          <p className="text-muted">{t('itProvesIdentityAnd')}</p>
        </div>
        <div className="grid grid-cols-2 gap-4 text-muted">
          <p className="border-ink border-t pt-0.5">{t('guard')}</p>
          <p className="border-ink border-t pt-0.5">{t('forCompany', { company })}</p>
        </div>
      </section>
    </div>
  );
}
