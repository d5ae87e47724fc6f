import type { PersonTimeline } from '@prahari/contract/guards.schemas';
import type { PersonLogin } from '@prahari/contract/invitations.schemas';
import type { RecordRef } from '@prahari/contract/people';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { breakable } from '../../base/Table/breakable.tsx';
import type { LinkTarget } from '../../base/Table/RowLink.tsx';
import { loginText } from './login-text.ts';
import { PersonContact } from './PersonContact.tsx';
import { type Fact, PersonFacts } from './PersonFacts.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import { RecordLayout } from './RecordLayout.tsx';

export interface PersonRecordProps {
  name: string;
  /** Below the name: since when, where, for what. */
  subtitle: ReactNode;
  /** Before the name. */
  picture?: ReactNode;
  /** How things stand today, in a box that stands out. */
  now: ReactNode;
  /** The box has the accent color. */
  isNowAccented: boolean;
  /** Below the box: what can be done now. */
  actions?: ReactNode;
  /** Above the phone number: whom to ask for. */
  contactName?: string | undefined;
  /** Left out when not known. */
  phone?: string | undefined;
  /** Whether the person agreed to messages on WhatsApp; undefined when nobody has asked. */
  whatsApp?: boolean | undefined;
  /** Rows above the one about the login. */
  facts: readonly Fact[];
  login: PersonLogin;
  /** Empty for a person without one. */
  email: string;
  /** Correct details was pressed. */
  onCorrect: () => void;
  /** Invite was pressed; shown until the person has a password. */
  onInvite: () => void;
  /** A section below all of these. */
  notes?: ReactNode;
  timeline: PersonTimeline;
  /** The record that another name in the history leads to. */
  historyLink: (record: RecordRef) => LinkTarget | undefined;
  /** Earlier history was asked for. */
  onShowMore: () => void;
  /** The sections of the record, before its history. */
  children: ReactNode;
}

/** The shape that the records of guards and clients share: the person at the side, sections beside it, the history last. */
export function PersonRecord({ login, phone, notes, ...person }: PersonRecordProps) {
  const aside = (
    <>
      <div>
        <div className="flex items-center gap-4">
          {person.picture}
          <div className="min-w-0">
            <h2 className="wrap-anywhere text-lg">{person.name}</h2>
            <p className="text-muted text-sm">{person.subtitle}</p>
          </div>
        </div>
        <div
          className={`mt-4 bg-sunken in-data-record-page:bg-surface border-s-3 px-3 py-2.5 ${person.isNowAccented ? 'border-accent-edge' : 'border-line-strong'}`}
        >
          {person.now}
        </div>
        {person.actions}
        {person.contactName && <p className="mt-4 font-semibold">{person.contactName}</p>}
        {phone && <PersonContact phone={phone} whatsApp={person.whatsApp} />}
      </div>
      <div>
        <PersonFacts
          facts={[...person.facts, { term: 'Login', detail: breakable(loginText(login, person.email)) }]}
        />
        <div className={`mt-3 flex flex-wrap gap-2 ${notes ? 'mb-4' : ''}`}>
          <Button size="small" className="touch:min-h-target" onPress={person.onCorrect}>
            Correct details
          </Button>
          {login.state === 'invited' && (
            <Button size="small" className="touch:min-h-target" onPress={person.onInvite}>
              Invite
            </Button>
          )}
        </div>
        {notes}
      </div>
    </>
  );
  return (
    <RecordLayout aside={aside}>
      {person.children}
      <PersonHistory timeline={person.timeline} linkOf={person.historyLink} onShowMore={person.onShowMore} />
    </RecordLayout>
  );
}
