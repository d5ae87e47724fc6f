import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Panel } from '../../../base/Panel/Panel.tsx';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { RecordPage } from '../../../features/people/RecordPage.tsx';
import { clientRecord, guardRecord } from '../../../stores/people/person-record.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { ClientPerson } from '../clients/ClientPerson.tsx';
import { GuardPerson } from '../guards/GuardPerson.tsx';
import { closePerson, openPersonPage, type ShownPerson } from './person-links.ts';

const TITLES = { guard: 'Guard', client: 'Client' } as const;

function Frame({ person, children }: { person: ShownPerson; children: ReactNode }) {
  if (person.asPage)
    return (
      <RecordPage
        head={
          // Not at the end: “Open as a page” was there, and the second click of a double-click would go back.
          <SectionHeader title={TITLES[person.kind]} isQuiet>
            <Button size="small" onPress={closePerson}>
              Back to the list
            </Button>
          </SectionHeader>
        }
      >
        {children}
      </RecordPage>
    );
  return (
    <Panel
      title={TITLES[person.kind]}
      isQuiet
      isInAddress
      tools={
        <Button size="small" variant="plain" onPress={() => openPersonPage(person)}>
          Open as a page
        </Button>
      }
      isOpen
      onClose={closePerson}
    >
      {children}
    </Panel>
  );
}

function Guard({ id }: { id: string }) {
  const loaded = useStore(guardRecord.$loaded, { ssr: 'initial' });
  useEffect(() => void guardRecord.open(id), [id]);
  return (
    <LoadedView
      loaded={loaded}
      label="Loading the guard"
      message="The guard could not be loaded."
      onRetry={() => void guardRecord.open(id)}
    >
      {(record) => <GuardPerson record={record} />}
    </LoadedView>
  );
}

function Client({ id }: { id: string }) {
  const loaded = useStore(clientRecord.$loaded, { ssr: 'initial' });
  useEffect(() => void clientRecord.open(id), [id]);
  return (
    <LoadedView
      loaded={loaded}
      label="Loading the client"
      message="The client could not be loaded."
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
