import { useStore } from '@nanostores/react';
import { dutyMessages } from '@prahari/contract/duties';
import { addDays, today } from '@prahari/domain/days';
import { useEffect } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { WhoCame } from '../../../features/watch/WhoCame/WhoCame.tsx';
import { showWhoCame, whoCame } from '../../../stores/watch/who-came.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { pushParams, replaceParams, useSearchParams } from '../../search-params.ts';
import { useRefreshOnReturn } from '../../useRefreshOnReturn.ts';
import { clientLink, guardLink } from '../people/person-links.ts';
import { whoCameBoardWords } from './who-came-board-words.ts';

/** Shows the guards of the day in the URL, by default of yesterday, whose night ended this morning. */
export function WhoCameBoard({ now }: { now: Date }) {
  const t = useWords(whoCameBoardWords);
  const current = today(now);
  const day = useSearchParams().get('day') || addDays(current, -1);
  const loaded = useStore(whoCame.$loaded, { ssr: 'initial' });
  useEffect(() => showWhoCame(day), [day]);
  useRefreshOnReturn(whoCame.refreshSilently);
  return (
    <LoadedView
      loaded={loaded}
      label={t('loadingWhoCame')}
      message={dutyMessages.fetchFailed}
      onRetry={() => showWhoCame(day)}
    >
      {(duties) => (
        <WhoCame
          key={day}
          duties={duties}
          guardLink={guardLink}
          clientLink={clientLink}
          tools={<Button onPress={() => pushParams({ tab: 'today' })}>{t('backToToday')}</Button>}
          period={
            <DateField
              label={t('startedOn')}
              name="day"
              value={day}
              max={current}
              onChange={(to) => to && replaceParams({ day: to })}
            />
          }
        />
      )}
    </LoadedView>
  );
}
