import type { PersonLogin } from '@prahari/contract/accounts.schemas';
import { auditSentence } from '@prahari/contract/audit-log';
import type { AuditEntry } from '@prahari/contract/audit-log.schemas';
import type { PersonTimeline } from '@prahari/contract/guards.schemas';
import type { RecordRef } from '@prahari/contract/people';
import { formatDay, formatInstant } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { breakable } from '../../base/Table/breakable.tsx';
import { type LinkTarget, RowLink } from '../../base/Table/RowLink.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { officePeopleWords, type SayOfficePeople } from './office-people-words.ts';
import { PersonContact } from './PersonContact.tsx';
import { RecordSection } from './RecordSection.tsx';

/** The way a person logs in, in words: `No login`, `Invited until 29 Nov 2026`. */
function loginText({ state, invitedUntil }: PersonLogin, email: string, t: SayOfficePeople): string {
  switch (state) {
    case 'none':
      return invitedUntil ? t('noEmailInvitedBy', { day: formatDay(invitedUntil) }) : t('noLoginThereIs');
    case 'active':
      return email;
    case 'disabled':
      return t('andAccountDisabled', { status: email || t('noEmail') });
    case 'invited':
      return invitedUntil
        ? t('invitedUntilEmail', { email, day: formatDay(invitedUntil) })
        : t('notInvitedOrInvitation', { email });
  }
}

export interface PersonRecordProps {
  name: string;
  /** Below the name: since when, where, for what. */
  subtitle: ReactNode;
  /** Before the name. */
  picture?: ReactNode;
  /** The state of today, in a box that stands out. */
  now: ReactNode;
  /** The box has the accent color. */
  isNowAccented: boolean;
  /** Below the box: what can be done now. */
  actions?: ReactNode;
  /** Above the phone number: whom to ask for. */
  contactName?: string | undefined;
  /** Left out when not known. */
  phone?: string | undefined;
  /** True if the person agreed to messages on WhatsApp; undefined when nobody has asked. */
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
  /** Personal data was pressed; shown for a person without an email, who can't ask under Account. */
  onPersonalData?: (() => void) | undefined;
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
  const t = useWords(officePeopleWords);
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
          facts={[
            ...person.facts,
            { term: t('login'), detail: breakable(loginText(login, person.email, t)) },
          ]}
        />
        <div className={`mt-3 flex flex-wrap gap-2 ${notes ? 'mb-4' : ''}`}>
          <Button size="small" className="touch:min-h-target" onPress={person.onCorrect}>
            {t('correctDetails')}
          </Button>
          {(login.state === 'invited' || login.state === 'none') && (
            <Button size="small" className="touch:min-h-target" onPress={person.onInvite}>
              {t('invite')}
            </Button>
          )}
          {person.onPersonalData && person.email === '' && (
            <Button size="small" className="touch:min-h-target" onPress={person.onPersonalData}>
              {t('personalData')}
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

interface Fact {
  term: string;
  /** Left out when empty. */
  detail: ReactNode;
}

/** The facts of a person, a row each. */
const PersonFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="mt-5 border-line border-t text-sm">
    {facts
      .filter(({ detail }) => detail !== '' && detail !== null && detail !== undefined)
      .map(({ term, detail }) => (
        <div key={term} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-line border-b py-2">
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere min-w-0 tabular-nums">{detail}</dd>
        </div>
      ))}
  </dl>
);

interface PersonHistoryProps {
  timeline: PersonTimeline;
  /** The record that another name leads to; undefined for a name that leads nowhere. */
  linkOf: (record: RecordRef) => LinkTarget | undefined;
  /** Loads the longer timeline. */
  onShowMore: () => void;
}

function Sentence({ entry, linkOf }: { entry: AuditEntry } & Pick<PersonHistoryProps, 'linkOf'>) {
  let at = 0;
  return auditSentence(entry).map(({ text, named }) => {
    const record = named && entry.records?.[named];
    const link = record && linkOf(record);
    at += text.length;
    return link ? (
      <RowLink key={at} {...link} inSentence>
        {text}
      </RowLink>
    ) : (
      text
    );
  });
}

/** The history of a person, newest first. */
const PersonHistory = ({ timeline: { entries, hasMore }, linkOf, onShowMore }: PersonHistoryProps) => {
  const t = useWords(officePeopleWords);
  return (
    <RecordSection title={t('history')}>
      {entries.length === 0 && <p className="text-muted text-sm">{t('nothingYet')}</p>}
      <ul className="mt-1.5 text-sm">
        {entries.map((entry) => (
          <li key={entry._id} className="grid gap-x-3 py-1.5 @min-[34rem]:grid-cols-[9.5rem_minmax(0,1fr)]">
            <time dateTime={entry.createdAt} className="text-muted text-xs tabular-nums leading-6">
              {formatInstant(entry.createdAt)}
            </time>
            <span className="wrap-anywhere">
              <Sentence entry={entry} linkOf={linkOf} />
            </span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button size="small" className="mt-2 touch:min-h-target" onPress={onShowMore}>
          {t('showEarlier')}
        </Button>
      )}
    </RecordSection>
  );
};

interface RecordLayoutProps {
  /** The person's name, contacts and facts. */
  aside: ReactNode;
  children: ReactNode;
}

const PERSON = [
  'record-person pt-1 pb-5',
  'in-data-record-page:bg-sunken in-data-record-page:px-[clamp(1rem,2.5vw,2rem)] in-data-record-page:pt-0 in-data-record-page:pb-8',
  'sm:max-[68rem]:in-data-record-page:grid sm:max-[68rem]:in-data-record-page:grid-cols-2 sm:max-[68rem]:in-data-record-page:gap-x-10',
  'min-[68rem]:in-data-record-page:col-start-1 min-[68rem]:in-data-record-page:row-start-2',
  'min-[68rem]:in-data-record-page:bg-transparent min-[68rem]:in-data-record-page:pe-6 print:in-data-record-page:px-0',
].join(' ');
const SECTIONS = [
  '@container min-w-0 border-line border-t in-data-record-page:max-w-[80rem]',
  'in-data-record-page:px-[clamp(1rem,2.5vw,2rem)] in-data-record-page:pt-2 in-data-record-page:pb-16',
  'min-[68rem]:in-data-record-page:border-t-0 min-[68rem]:in-data-record-page:ps-10',
  'min-[68rem]:in-data-record-page:[grid-area:1/2/span_2] print:in-data-record-page:px-0',
].join(' ');

/** A person's record: one column in a panel; a RecordPage arranges it by the width of the screen. */
const RecordLayout = ({ aside, children }: RecordLayoutProps) => (
  <div className="record-body min-[68rem]:in-data-record-page:contents">
    <div className={PERSON}>{aside}</div>
    <div className={SECTIONS}>{children}</div>
  </div>
);
