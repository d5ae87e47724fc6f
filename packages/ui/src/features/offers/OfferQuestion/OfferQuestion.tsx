import type { OfferState } from '@prahari/contract/offers';
import type { OfferForGuard } from '@prahari/contract/offers.schemas';
import { formatClock } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { dayWords, shiftText } from '../offer-text.ts';

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
  return (
    <DescriptionList
      items={[
        {
          term: 'Place',
          detail: (
            <>
              {offer.client.name}
              <span className="block font-normal text-muted">{placeText(offer)}</span>
            </>
          ),
        },
        { term: 'Shift', detail: shiftText(offer) },
      ]}
    />
  );
}

const CallOffice = ({ phone }: { phone: string }) => (
  <ButtonLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} size="large">
    Call office
  </ButtonLink>
);

/** Says how an offer ended, in a title and a sentence. */
const OUTCOMES: Record<Exclude<OfferState, 'open'>, (offer: OfferForGuard) => [string, string]> = {
  yours: ({ answeredAt, beginsAt }) => [
    'The duty is yours',
    `${answeredAt ? `You said yes at ${formatClock(answeredAt)}. ` : ''}Be there by ${formatClock(beginsAt)}, in uniform and with your identity card.`,
  ],
  taken: ({ guard }) => [
    'Somebody else said yes first',
    `Thank you, ${guard.name}. You don’t need to do anything.`,
  ],
  expired: ({ openUntil }) => [
    'This offer has ended',
    `It was open until ${formatClock(openUntil)}. You don’t need to do anything.`,
  ],
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
  const { offer, now, officePhone, pending, problem, impossible, onAnswer } = props;
  if (impossible !== undefined)
    return (
      <Outcome title="This duty can’t be yours" text={impossible}>
        <Facts offer={offer} />
        <p className="text-muted text-sm">If that is wrong, call the office.</p>
        <CallOffice phone={officePhone} />
      </Outcome>
    );
  if (offer.state !== 'open') {
    const [title, text] = OUTCOMES[offer.state](offer);
    return (
      <Outcome title={title} text={text}>
        <Facts offer={offer} />
        <CallOffice phone={officePhone} />
      </Outcome>
    );
  }
  const when = dayWords(offer, now);
  const saidNo = offer.answer === 'no';
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <p className="text-muted">{`Hello ${offer.guard.name},`}</p>
        <PageTitle>{`Can you come ${when}?`}</PageTitle>
      </div>
      <Facts offer={offer} />
      <div className="grid gap-3 max-md:sticky max-md:bottom-0 max-md:-mx-4 max-md:border-line max-md:border-t max-md:bg-surface max-md:p-4">
        {saidNo && <p role="status">You said no. A yes still counts while the offer is open.</p>}
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <Button
          variant="primary"
          size="large"
          pending={pending === 'yes'}
          disabled={pending === 'no'}
          onPress={() => onAnswer(true)}
        >
          Yes, I will come
        </Button>
        {!saidNo && (
          <Button
            size="large"
            pending={pending === 'no'}
            disabled={pending === 'yes'}
            onPress={() => onAnswer(false)}
          >
            {when === 'tonight' ? 'No, not tonight' : 'No, I can’t'}
          </Button>
        )}
        <p className="text-muted text-sm">{`Answer by ${formatClock(offer.openUntil)}. The first yes gets the duty.`}</p>
      </div>
    </div>
  );
}
