import { dayInIndia } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';

export interface CalendarFeedProps {
  /** Since when there is an address; null without one. */
  since: string | null;
  /** The address that was made a moment ago; it is shown this once. */
  url?: string | undefined;
  pending: boolean;
  onMake: () => void;
  onEnd: () => void;
}

/** An address by which the phone's calendar shows the duties and keeps them up to date. */
export const CalendarFeed = ({ since, url, pending, onMake, onEnd }: CalendarFeedProps) => (
  <section aria-labelledby="calendar-feed" className="mt-10 grid max-w-[34rem] justify-items-start gap-3">
    <h2 id="calendar-feed" className="font-semibold text-lg">
      Duties in your calendar
    </h2>
    <p className="text-muted text-sm">
      {since
        ? `Your calendar has an address since ${formatDay(dayInIndia(since))}. Whoever has it sees your duties.`
        : 'Your phone’s calendar can show your duties and follow every change.'}
    </p>
    {url && (
      <>
        <ButtonLink variant="primary" size="large" href={url.replace(/^https?:/, 'webcal:')}>
          Add to calendar
        </ButtonLink>
        <p className="wrap-anywhere text-muted text-xs" role="status">
          {`The address, shown this once: ${url}`}
        </p>
      </>
    )}
    <div className="flex flex-wrap gap-2">
      <Button pending={pending} onPress={onMake}>
        {since ? 'Make a new address' : 'Make an address'}
      </Button>
      {since && (
        <Button variant="plain" pending={pending} onPress={onEnd}>
          End the address
        </Button>
      )}
    </div>
  </section>
);
