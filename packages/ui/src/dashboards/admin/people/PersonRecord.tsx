import { useStore } from '@nanostores/react';
import { getChanges } from '@prahari/contract/office';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Panel } from '../../../base/Panel/Panel.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { RecordPage } from '../../../features/people/RecordPage.tsx';
import { clientRecord, guardRecord } from '../../../stores/people/person-record.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { ClientPerson } from '../clients/ClientPerson.tsx';
import { GuardPerson } from '../guards/GuardPerson.tsx';
import { useChanges } from '../lists/useChanges.ts';
import { peoplePagesWords, type SayPeoplePages } from './people-pages-words.ts';
import { closePerson, openPersonPage, type ShownPerson } from './person-links.ts';

const TITLES = (t: SayPeoplePages) => ({ guard: t('guard'), client: t('client') }) as const;

function Frame({ person, children }: { person: ShownPerson; children: ReactNode }) {
  const t = useWords(peoplePagesWords);
  if (person.asPage)
    return (
      <RecordPage
        head={
          // Not at the end: “Open as a page” was there, and the second click of a double-click would go back.
          <SectionHeader title={TITLES(t)[person.kind]} isQuiet>
            <Button size="small" onPress={closePerson}>
              {t('backToList')}
            </Button>
          </SectionHeader>
        }
      >
        {children}
      </RecordPage>
    );
  return (
    <Panel
      title={TITLES(t)[person.kind]}
      isQuiet
      isInAddress
      tools={
        <Button size="small" variant="plain" onPress={() => openPersonPage(person)}>
          {t('openAsPage')}
        </Button>
      }
      isOpen
      onClose={closePerson}
    >
      {children}
    </Panel>
  );
}

const guardChanged = { refresh: guardRecord.reload };
const clientChanged = { refresh: clientRecord.reload };

function Guard({ id }: { id: string }) {
  const t = useWords(peoplePagesWords);
  const loaded = useStore(guardRecord.$loaded, { ssr: 'initial' });
  useEffect(() => void guardRecord.open(id), [id]);
  useChanges(guardChanged, 'guards', loaded.state === 'ready' && isOffered(getChanges));
  return (
    <LoadedView
      loaded={loaded}
      label={t('loadingGuard')}
      message={t('guardCouldNotBe')}
      onRetry={() => void guardRecord.open(id)}
    >
      {(record) => <GuardPerson record={record} />}
    </LoadedView>
  );
}

function Client({ id }: { id: string }) {
  const t = useWords(peoplePagesWords);
  const loaded = useStore(clientRecord.$loaded, { ssr: 'initial' });
  useEffect(() => void clientRecord.open(id), [id]);
  useChanges(clientChanged, 'clients', loaded.state === 'ready' && isOffered(getChanges));
  return (
    <LoadedView
      loaded={loaded}
      label={t('loadingClient')}
      message={t('clientCouldNotBe')}
      onRetry={() => void clientRecord.open(id)}
    >
      {(record) => <ClientPerson record={record} />}
    </LoadedView>
  );
}

/** The record of a guard or client, in a panel or as a page. */
export const PersonRecord = ({ person }: { person: ShownPerson }) => (
  <Frame person={person}>
    {person.kind === 'guard' ? <Guard id={person.id} /> : <Client id={person.id} />}
  </Frame>
);
