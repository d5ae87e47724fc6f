import { useStore } from '@nanostores/react';
import { musterMessages } from '@prahari/contract/muster';
import { useEffect } from 'react';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { MonthPicker } from '../../features/muster/MonthPicker/MonthPicker.tsx';
import { ownMonthWords } from '../../features/muster/muster-words.ts';
import { OwnMonth } from '../../features/muster/OwnMonth/OwnMonth.tsx';
import { unbroken } from '../../islands/unbroken.ts';
import {
  $agreeingOwn,
  $ownMonth,
  agreeMonth,
  chooseOwnMonth,
  ownMonth,
} from '../../stores/muster/own-month.ts';
import { LoadedView } from '../LoadedView.tsx';
import { useNow } from '../useNow.ts';
import { useRefreshOnReturn } from '../useRefreshOnReturn.ts';
import { MonthExtras } from './MonthExtras.tsx';

export interface MonthTabProps {
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

/** A guard sees the own months and agrees them. */
export function MonthTab({ officePhone }: MonthTabProps) {
  const t = useWords(ownMonthWords);
  const loaded = useStore(ownMonth.$loaded, { ssr: 'initial' });
  const chosen = useStore($ownMonth, { ssr: 'initial' });
  const pending = useStore($agreeingOwn, { ssr: 'initial' });
  const now = useNow();
  useEffect(() => void ownMonth.load(), []);
  useRefreshOnReturn(ownMonth.refreshSilently);
  return (
    <TabPage>
      <SectionHeader title={t('month')}>
        <MonthPicker month={chosen} onChange={chooseOwnMonth} />
      </SectionHeader>
      <LoadedView
        loaded={loaded}
        label={t('loading')}
        message={musterMessages.ownMonthFailed}
        onRetry={ownMonth.load}
      >
        {(month) => (
          <OwnMonth
            month={month}
            now={now}
            pending={pending}
            officePhone={unbroken(officePhone)}
            onAgree={() => void agreeMonth(month.month)}
          />
        )}
      </LoadedView>
      <MonthExtras />
    </TabPage>
  );
}
