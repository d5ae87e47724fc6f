import { useStore } from '@nanostores/react';
import { calendarMessages } from '@prahari/contract/duties';
import { musterMessages } from '@prahari/contract/muster';
import { useEffect } from 'react';
import { CalendarFeed } from '../../features/muster/CalendarFeed/CalendarFeed.tsx';
import { OwnHistory } from '../../features/muster/OwnHistory/OwnHistory.tsx';
import {
  $calendarUrl,
  $changingFeed,
  calendarFeed,
  endFeed,
  makeFeed,
} from '../../stores/calendar/calendar-feed.ts';
import { ownHistory } from '../../stores/muster/own-history.ts';
import { chooseOwnMonth } from '../../stores/muster/own-month.ts';
import { LoadedPart } from '../LoadedPart.tsx';

/** The months before, and the calendar's address; each is absent where the server lacks it. */
export function MonthExtras() {
  const history = useStore(ownHistory.$loaded, { ssr: 'initial' });
  const feed = useStore(calendarFeed.$loaded, { ssr: 'initial' });
  const url = useStore($calendarUrl, { ssr: 'initial' });
  const pending = useStore($changingFeed, { ssr: 'initial' });
  useEffect(() => {
    void ownHistory.load();
    void calendarFeed.load();
    return () => $calendarUrl.set(undefined);
  }, []);
  const open = (month: string) => {
    chooseOwnMonth(month);
    scrollTo({ top: 0 });
  };
  return (
    <>
      <LoadedPart loaded={history} message={musterMessages.ownMonthFailed} onRetry={ownHistory.load}>
        {(months) => <OwnHistory months={months} onOpen={open} />}
      </LoadedPart>
      <LoadedPart loaded={feed} message={calendarMessages.fetchFailed} onRetry={calendarFeed.load}>
        {({ since }) => (
          <CalendarFeed
            since={since}
            url={url}
            pending={pending}
            onMake={() => void makeFeed()}
            onEnd={() => void endFeed()}
          />
        )}
      </LoadedPart>
    </>
  );
}
