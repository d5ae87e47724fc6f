import { useStore } from '@nanostores/react';
import { listRates } from '@prahari/contract/rates';
import type { Rate } from '@prahari/contract/rates.schemas';
import { today } from '@prahari/domain/days';
import { isMonth } from '@prahari/domain/muster';
import { type ReactNode, useEffect, useState } from 'react';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { MonthPicker } from '../../../features/muster/MonthPicker/MonthPicker.tsx';
import { type QuoteValues, RateQuote } from '../../../features/rates/RateQuote/RateQuote.tsx';
import { monthOf } from '../../../features/rates/rate-costs.ts';
import { company } from '../../../stores/company/company.ts';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { openRateClient, rateClient, rates, showRates } from '../../../stores/rates/rates.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { pushParams, replaceParams, useSearchParams } from '../../search-params.ts';
import { useNow } from '../../useNow.ts';
import { ClientsTab } from '../clients/ClientsTab.tsx';
import { ratesTabWords } from './rates-tab-words.ts';

interface QuoteProps {
  client: {
    _id: string;
    name: string;
    posts: readonly { asked: number; hours?: number | null | undefined }[];
  };
  rate: Rate | undefined;
  month: string;
  period: ReactNode;
  companyName: string;
}

/** What the newest rate and the posts say, until something is typed. */
function proposed({ client, rate, month }: Omit<QuoteProps, 'period' | 'companyName'>): QuoteValues {
  const asked = client.posts.reduce((sum, post) => sum + post.asked, 0);
  const isOfMonth = rate && rate.basis !== 'duty' && rate.basis !== 'hour';
  return {
    amount: rate ? (isOfMonth ? rate.amount : monthOf(rate, month)) : null,
    guards: Math.max(1, asked),
    hours: String(rate?.hours ?? client.posts[0]?.hours ?? 12),
  };
}

function Quote({ client, rate, month, ...rest }: QuoteProps) {
  const draft = draftAbout<QuoteValues>('quote', client._id);
  const [typed, setTyped] = useState(draft.get);
  return (
    <RateQuote
      clientName={client.name}
      month={month}
      values={typed ?? proposed({ client, rate, month })}
      onChange={(values) => {
        draft.set(values);
        setTyped(values);
      }}
      agreed={rate?.basis}
      {...rest}
      onPrint={() => print()}
      onBack={() => pushParams({ tab: 'clients', client: client._id })}
    />
  );
}

/** What a month costs a client by each basis, at an address of its own. The older hosted API has no rates. */
export const QuoteTab = () => (isOffered(listRates) ? <QuotePage /> : <ClientsTab />);

function QuotePage() {
  const t = useWords(ratesTabWords);
  const params = useSearchParams();
  const clientId = params.get('quote') ?? '';
  const inUrl = params.get('month') ?? '';
  const now = useNow();
  const month = isMonth(inUrl) ? inUrl : today(now).slice(0, 7);
  const client = useStore(rateClient.$loaded, { ssr: 'initial' });
  const ours = useStore(company.$loaded, { ssr: 'initial' });
  const loadedRates = useStore(rates.$loaded, { ssr: 'initial' });
  useEffect(() => {
    scrollTo(0, 0);
    void company.load();
  }, []);
  useEffect(() => {
    void openRateClient(clientId);
    void showRates(clientId);
  }, [clientId]);
  const newest = loadedRates.state === 'ready' ? loadedRates.data[0] : undefined;
  const loaded = client.state === 'ready' && loadedRates.state === 'loading' ? loadedRates : client;
  return (
    <TabPage>
      <LoadedView
        loaded={loaded}
        label={t('loadingClient')}
        message={t('clientCouldNotBe')}
        onRetry={() => void openRateClient(clientId)}
      >
        {(data) => (
          <Quote
            key={data._id}
            client={data}
            rate={newest}
            month={month}
            companyName={ours.state === 'ready' ? ours.data.legalName : ''}
            period={<MonthPicker month={month} onChange={(to) => replaceParams({ month: to })} />}
          />
        )}
      </LoadedView>
    </TabPage>
  );
}
