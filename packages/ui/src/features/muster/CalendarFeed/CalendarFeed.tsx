import { dayInIndia } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { ownMonthWords } from '../muster-words.ts';

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
export function CalendarFeed({ since, url, pending, onMake, onEnd }: CalendarFeedProps) {
  const t = useWords(ownMonthWords);
  const names = useDateNames();
  return (
    <section aria-labelledby="calendar-feed" className="mt-10 grid max-w-[34rem] justify-items-start gap-3">
      <h2 id="calendar-feed" className="font-semibold text-lg">
        {t('calendar')}
      </h2>
      <p className="text-muted text-sm">
        {since ? t('calendarSince', { day: formatDay(dayInIndia(since), names) }) : t('calendarCan')}
      </p>
      {url && (
        <>
          <ButtonLink variant="primary" size="large" href={url.replace(/^https?:/, 'webcal:')}>
            <Icon name="calendar" />
            {t('addToCalendar')}
          </ButtonLink>
          <p className="wrap-anywhere text-muted text-xs" role="status">
            {t('addressOnce', { url })}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button pending={pending} onPress={onMake}>
          {!since && <Icon name="calendar" />}
          {t(since ? 'makeNewAddress' : 'makeAddress')}
        </Button>
        {since && (
          <Button variant="plain" pending={pending} onPress={onEnd}>
            {t('endAddress')}
          </Button>
        )}
      </div>
    </section>
  );
}
