import { impossibleLabels, type OfferStatus } from '@prahari/contract/offers';
import type { Offer, SentOffer } from '@prahari/contract/offers.schemas';
import type { Candidate } from '@prahari/contract/post-guards.schemas';
import { formatClock } from '@prahari/domain/format';
import { useState } from 'react';
import { distinctInitials } from '../../../base/Avatar/distinct-initials.ts';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { scrollIntoSight } from '../../../base/scroll-into-sight.ts';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { CandidateRow } from '../CandidateRow.tsx';
import { asksReason } from '../GuardLoad.tsx';
import { offerPlaceWords, type SayOfferPlace } from './offer-place-words.ts';

export type PlaceState =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'ready';
      guards: readonly Candidate[];
      offers: readonly Offer[];
      sent: readonly SentOffer[];
    };

export interface OfferPlaceProps {
  /** The place: `Orchid Heights, Thane, 20:00–08:00`. */
  place: string;
  /** The guards who are free, the best first, and the offers so far. */
  found: PlaceState;
  /** Offers the place to guards for some minutes; the message of a failure comes back. */
  onSend: (guardIds: string[], minutes: number) => Promise<string | undefined>;
  onRetry: () => void;
  guardLink: (guardId: string) => LinkTarget;
  onClose: () => void;
}

/** As many are chosen at first. */
const BEST = 5;
const MINUTES = ['15', '30', '60', '240'];

const offerWords = (t: SayOfferPlace): Record<OfferStatus, (offer: Offer) => string> => ({
  sent: ({ sentAt }) => t('sentClock', { clock: formatClock(sentAt) }),
  opened: ({ openedAt, sentAt }) => t('openedClock', { clock: formatClock(openedAt ?? sentAt) }),
  yes: ({ answeredAt, sentAt }) => t('yesHasPlace', { clock: formatClock(answeredAt ?? sentAt) }),
  no: ({ answeredAt, sentAt }) => t('noClock', { clock: formatClock(answeredAt ?? sentAt) }),
  late: ({ answeredAt, sentAt }) => t('yesTooLate', { clock: formatClock(answeredAt ?? sentAt) }),
  expired: () => t('endedWithoutAnswer'),
});

function Sent({ offers, sent }: { offers: readonly Offer[]; sent: readonly SentOffer[] }) {
  const t = useWords(offerPlaceWords);
  const links = new Map(sent.map((one) => [one._id, one]));
  return (
    <ul aria-label={t('offers')} className="border-line border-t text-sm">
      {offers.map((offer) => {
        const link = links.get(offer._id);
        return (
          <li key={offer._id} className="flex items-center justify-between gap-4 border-line border-b py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-name">{offer.guard.name}</span>
              <span className="block text-muted text-xs">
                {offerWords(t)[offer.status](offer)}
                {offer.impossible && t('butImpossible', { impossible: impossibleLabels[offer.impossible] })}
              </span>
            </span>
            {link?.whatsapp && ['sent', 'opened', 'no'].includes(offer.status) && (
              <ButtonLink
                size="small"
                href={link.whatsapp}
                target="_blank"
                aria-label={t('sendToByWhatsApp', { name: offer.guard.name })}
              >
                WhatsApp
              </ButtonLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Offers a place to free guards by links: who was asked, opened it, and said yes first. */
export function OfferPlace({ place, found, onSend, onRetry, guardLink, onClose }: OfferPlaceProps) {
  const t = useWords(offerPlaceWords);
  const [chosen, setChosen] = useState<readonly string[]>();
  const [minutes, setMinutes] = useState('15');
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const guards = found.state === 'ready' ? found.guards : [];
  const offers = found.state === 'ready' ? found.offers : [];
  const best = guards.filter((guard) => !asksReason(guard)).slice(0, BEST);
  const ids = chosen ?? best.map(({ _id }) => _id);
  const winner = offers.find(({ status }) => status === 'yes');
  const [choosesMore, setChoosesMore] = useState(false);
  const isChoosing = !winner && (offers.length === 0 || choosesMore);
  const initials = distinctInitials(guards.map(({ _id, name }) => ({ id: _id, name })));
  const send = async () => {
    setPending(true);
    const problem = await onSend([...ids], Number(minutes));
    setPending(false);
    setError(problem);
    if (problem === undefined) setChoosesMore(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={winner ? t('placeIsFilled') : t('offerThisPlace')}
      className="sm:max-w-2xl"
      footer={
        isChoosing ? (
          <>
            <Button variant="plain" onPress={onClose}>
              {t('cancel')}
            </Button>
            <Button
              variant="primary"
              disabled={ids.length === 0 || found.state !== 'ready'}
              pending={isPending}
              onPress={() => void send()}
            >
              {t('offerToGuard', { count: ids.length })}
            </Button>
          </>
        ) : (
          <>
            {!winner && (
              <Button variant="plain" onPress={() => setChoosesMore(true)}>
                {t('offerToOthers')}
              </Button>
            )}
            <Button onPress={onClose}>{t('close')}</Button>
          </>
        )
      }
    >
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-muted">{place}</p>
        {winner && (
          <p role="status" className="font-semibold">
            {t('takesPlaceName', { name: winner.guard.name })}
          </p>
        )}
        {found.state === 'loading' && <Skeleton label={t('loadingFreeGuards')} rows={BEST} />}
        {found.state === 'failed' && <ErrorState message={t('guardsCouldNotBe')} onRetry={onRetry} />}
        {offers.length > 0 && found.state === 'ready' && <Sent offers={offers} sent={found.sent} />}
        {isChoosing && found.state === 'ready' && (
          <>
            <SelectField
              label={t('openFor')}
              name="minutes"
              className="max-w-40"
              value={minutes}
              onChange={setMinutes}
              options={MINUTES.map((value) => ({
                value,
                label:
                  Number(value) < 120
                    ? t('minutes', { minutes: value })
                    : t('hours', { hours: Number(value) / 60 }),
              }))}
            />
            <fieldset aria-label={t('freeGuardsBestFirst')} className="min-w-0">
              {guards.map((candidate) => (
                <CandidateRow
                  key={candidate._id}
                  type="checkbox"
                  name="guardIds"
                  candidate={candidate}
                  initials={initials.get(candidate._id)}
                  isChosen={ids.includes(candidate._id)}
                  link={guardLink(candidate._id)}
                  onChange={() =>
                    setChosen(
                      ids.includes(candidate._id)
                        ? ids.filter((id) => id !== candidate._id)
                        : [...ids, candidate._id],
                    )
                  }
                />
              ))}
              {guards.length === 0 && <p className="py-4 text-muted">{t('noGuardIsFree')}</p>}
            </fieldset>
          </>
        )}
        {!isChoosing && !winner && <p className="text-muted text-xs">{t('firstValidYesGets')}</p>}
        {error && (
          <p ref={scrollIntoSight} role="alert" className="text-danger">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  );
}
