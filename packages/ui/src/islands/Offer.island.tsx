import { useStore } from '@nanostores/react';
import { getOffer } from '@prahari/contract/offers';
import { useEffect } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { PageTitle } from '../base/PageTitle/PageTitle.tsx';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { useWords } from '../base/words/useWords.ts';
import { OfferQuestion } from '../features/offers/OfferQuestion/OfferQuestion.tsx';
import { offerWords } from '../features/offers/offer-words.ts';
import { $offer, answerOffer, openOffer } from '../stores/offers/offer.ts';
import { findApi, isOffered } from '../stores/session/api.ts';
import { redirectTo } from '../stores/session/navigation.ts';
import { withErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageChooser } from './LanguageChooser.tsx';
import { unbroken } from './unbroken.ts';
import { withLanguage } from './withLanguage.tsx';

/** Opens the offer; leaves the page where the API makes no offers, as any path that SPEC does not name. */
function open(): void {
  findApi().then(
    () => (isOffered(getOffer) ? void openOffer() : redirectTo('/')),
    () => void openOffer(),
  );
}

export interface OfferIslandProps {
  officePhone: string;
}

function OfferIsland({ officePhone }: OfferIslandProps) {
  const t = useWords(offerWords);
  const shown = useStore($offer, { ssr: 'initial' });
  useEffect(() => {
    open();
    // Another link in the same tab changes the # only.
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  if (shown.state === 'loading') return <Skeleton label={t('opening')} />;
  if (shown.state === 'failed') return <ErrorState message={shown.message} onRetry={open} />;
  if (shown.state === 'unknown')
    return <PageTitle lead={t('askNewLink', { phone: unbroken(officePhone) })}>{t('linkUnknown')}</PageTitle>;
  return (
    <OfferQuestion
      offer={shown.offer}
      now={new Date()}
      officePhone={officePhone}
      onAnswer={(yes) => void answerOffer(yes)}
      {...(shown.state === 'impossible'
        ? { impossible: shown.message }
        : { pending: shown.pending, problem: shown.problem })}
    />
  );
}

/** The answer page of an offer, in the language that its guard chooses. */
export const Offer = withErrorBoundary(
  withLanguage((props: OfferIslandProps) => (
    <>
      <LanguageChooser />
      <OfferIsland {...props} />
    </>
  )),
);
