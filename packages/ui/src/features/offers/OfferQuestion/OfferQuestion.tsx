import type { OfferState } from '@prahari/contract/offers';
import type { OfferForGuard } from '@prahari/contract/offers.schemas';
import { formatClock } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { PHONE } from '../../../base/Icon/contact-shapes.ts';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { CLOSE, TICK } from '../../../base/Icon/single-shapes.ts';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { dayWords, shiftText } from '../offer-text.ts';
import { offerWords, type SayOffer } from '../offer-words.ts';

export interface OfferQuestionProps {
  /** The offered duties, and the result so far. */
  offer: OfferForGuard;
  /** The current time. */
  now: Date;
  /** The number that guards call. */
  officePhone: string;
  /** The answer that is on its way. */
  pending?: 'yes' | 'no' | undefined;
  /** The reason that the last press did not count. */
  problem?: string | undefined;
  /** The rule that a yes met: the duty can't be this guard's. */
  impossible?: string | undefined;
  /** Yes or no was pressed. */
  onAnswer: (yes: boolean) => void;
}

const placeText = ({ place }: OfferForGuard): string => [place.street, place.city].filter(Boolean).join(', ');

/** The facts of a duty. */
function Facts({ offer }: { offer: OfferForGuard }) {
  const t = useWords(offerWords);
  const names = useDateNames();
  return (
    <DescriptionList
      items={[
        {
          term: t('place'),
          detail: (
            <>
              {offer.client.name}
              <span className="block font-normal text-muted">{placeText(offer)}</span>
            </>
          ),
        },
        { term: t('shift'), detail: shiftText(offer, names) },
      ]}
    />
  );
}

function CallOffice({ phone }: { phone: string }) {
  const t = useWords(offerWords);
  return (
    <ButtonLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} size="large">
      <Shape shape={PHONE} />
      {t('callOffice')}
    </ButtonLink>
  );
}

/** Says how an offer ended, in a title and a sentence. */
const OUTCOMES: Record<
  Exclude<OfferState, 'open'>,
  (t: SayOffer, offer: OfferForGuard) => [string, string]
> = {
  yours: (t, { answeredAt, beginsAt }) => [
    t('yours'),
    [
      ...(answeredAt ? [t('saidYesAt', { time: formatClock(answeredAt) })] : []),
      t('beThere', { time: formatClock(beginsAt) }),
    ].join(' '),
  ],
  taken: (t, { guard }) => [t('taken'), t('thankYou', { name: guard.name })],
  expired: (t, { openUntil }) => [t('ended'), t('endedAt', { time: formatClock(openUntil) })],
};

function Outcome({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid gap-6">
      <PageTitle lead={text}>{title}</PageTitle>
      {children}
    </div>
  );
}

/** Asks a guard to take a duty, by a link; yes and no are under the thumb. */
export function OfferQuestion(props: OfferQuestionProps) {
  const t = useWords(offerWords);
  const say = useTexts();
  const names = useDateNames();
  const { offer, now, officePhone, pending, problem, impossible, onAnswer } = props;
  if (impossible !== undefined)
    return (
      <Outcome title={t('impossible')} text={say(impossible)}>
        <Facts offer={offer} />
        <p className="text-muted text-sm">{t('callIfWrong')}</p>
        <CallOffice phone={officePhone} />
      </Outcome>
    );
  if (offer.state !== 'open') {
    const [title, text] = OUTCOMES[offer.state](t, offer);
    return (
      <Outcome title={title} text={text}>
        <Facts offer={offer} />
        <CallOffice phone={officePhone} />
      </Outcome>
    );
  }
  const when = dayWords(offer, now, t, names);
  const saidNo = offer.answer === 'no';
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <p className="text-muted">{t('hello', { name: offer.guard.name })}</p>
        <PageTitle>{t('canYouCome', { when })}</PageTitle>
      </div>
      <Facts offer={offer} />
      <div className="grid gap-3 max-md:sticky max-md:bottom-0 max-md:-mx-4 max-md:border-line max-md:border-t max-md:bg-surface max-md:p-4">
        {saidNo && <p role="status">{t('saidNo')}</p>}
        {problem && (
          <p role="alert" className="text-danger">
            {say(problem)}
          </p>
        )}
        <Button
          variant="primary"
          size="large"
          pending={pending === 'yes'}
          disabled={pending === 'no'}
          onPress={() => onAnswer(true)}
        >
          <Shape shape={TICK} />
          {t('yes')}
        </Button>
        {!saidNo && (
          <Button
            size="large"
            pending={pending === 'no'}
            disabled={pending === 'yes'}
            onPress={() => onAnswer(false)}
          >
            <Shape shape={CLOSE} />
            {t(when === t('tonight') ? 'noTonight' : 'no')}
          </Button>
        )}
        <p className="text-muted text-sm">{t('answerBy', { time: formatClock(offer.openUntil) })}</p>
      </div>
    </div>
  );
}
