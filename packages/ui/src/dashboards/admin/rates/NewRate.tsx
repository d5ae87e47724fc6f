import { useStore } from '@nanostores/react';
import { today } from '@prahari/domain/days';
import { useEffect, useState } from 'react';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { ChooseDialog } from '../../../features/posts/ChooseDialog.tsx';
import { RateDialog } from '../../../features/rates/RateDialog/RateDialog.tsx';
import { allClients } from '../../../stores/clients/clients.ts';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { addRate, openRateClient, rateClient } from '../../../stores/rates/rates.ts';
import { useNow } from '../../useNow.ts';
import { useReopenAfterLogin } from '../../useRememberedDialog.ts';
import { clientOption } from '../clients/client-option.ts';
import { comboBoxProps } from '../lists/combo-box-props.ts';
import { listsWords } from '../lists/lists-words.ts';
import { ratesTabWords } from './rates-tab-words.ts';

export interface RateOfClientProps {
  clientId: string;
  /** The post that it is for at first. */
  postId?: string | undefined;
  /** The first day that is proposed; the first of this month by default. */
  from?: string | undefined;
  /** The rate was saved. */
  onSaved?: () => void;
  onClose: () => void;
}

/** The dialog for a rate of a client. Open while mounted. */
export function RateOfClient({ clientId, postId, from, onSaved, onClose }: RateOfClientProps) {
  const loaded = useStore(rateClient.$loaded, { ssr: 'initial' });
  const firstOfMonth = `${today(useNow()).slice(0, 7)}-01`;
  useEffect(() => void openRateClient(clientId), [clientId]);
  useReopenAfterLogin(`rate ${clientId}`);
  if (loaded.state !== 'ready' || loaded.data._id !== clientId) return null;
  return (
    <RateDialog
      client={loaded.data}
      posts={loaded.data.posts}
      from={from ?? firstOfMonth}
      postId={postId}
      draft={draftAbout('rate', clientId)}
      submit={(body) => onSuccess(addRate(body), () => onSaved?.())}
      onClose={onClose}
    />
  );
}

/** Asks for the client and then for the rate. Open while mounted. */
export function NewRate({ onClose }: { onClose: () => void }) {
  const t = useWords(ratesTabWords);
  const sayLists = useWords(listsWords);
  const choices = useStore(allClients.$choices, { ssr: 'initial' });
  const [clientId, setClientId] = useState('');
  useEffect(() => void allClients.search(), []);
  if (clientId) return <RateOfClient clientId={clientId} onClose={onClose} />;
  return (
    <ChooseDialog
      title={t('newRate')}
      label={t('client')}
      choices={comboBoxProps(choices, allClients, clientOption, t('noClientMatches'), sayLists)}
      onChoose={setClientId}
      onClose={onClose}
    />
  );
}
