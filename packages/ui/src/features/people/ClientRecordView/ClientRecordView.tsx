import { serviceTypeLabels } from '@prahari/contract/applications';
import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { formatDay, labelOf } from '@prahari/domain/format';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Lanterns } from '../../../base/Lanterns/Lanterns.tsx';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { PersonRecord } from '../PersonRecord.tsx';
import { RecordAssignments } from '../RecordAssignments.tsx';
import { RecordSection } from '../RecordSection.tsx';
import { ClientAccount } from './ClientAccount.tsx';
import { ClientBills } from './ClientBills.tsx';
import { ClientGuards, ClientPosts } from './ClientGuards.tsx';
import { ClientRequests } from './ClientRequests.tsx';
import { ClientTaxFacts } from './ClientTaxFacts.tsx';
import { clientRecordViewWords } from './client-record-view-words.ts';
import { counted } from './counted.ts';

export interface ClientRecordViewProps {
  /** The client's record. */
  record: ClientRecord;
  /** The current instant: says which guards are on duty. */
  now: Date;
  /** The page of a guard. */
  guardLink: (guardId: string) => LinkTarget;
  /** Correct details was pressed. */
  onCorrect: () => void;
  /** Invite was pressed; shown until the client has a password. */
  onInvite: () => void;
  /** Personal data was pressed; shown for a client without an email. Without it there is no such button. */
  onPersonalData?: (() => void) | undefined;
  /** Write notes was pressed. */
  onEditNotes: () => void;
  /** Change tax and billing was pressed. Without it the section is absent. */
  onEditTax?: (() => void) | undefined;
  /** Record payment was pressed, on a bill or for all of them. Without it there is no such button. */
  onSettle?: ((billId?: string) => void) | undefined;
  /** The client's statement. Leave out where the server has none. */
  statementLink?: LinkTarget | undefined;
  /** The client's rates with their actions. Without it the section is absent. */
  rates?: { list: ReactNode; onAdd: () => void; onCompare: () => void } | undefined;
  /** The papers of a month. Without it the section is absent. */
  papers?: ReactNode;
  /** New post was pressed. Without it there is no such button. */
  onNewPost?: (() => void) | undefined;
  /** Assign was pressed on a post with empty places. Without it there is no such button. */
  onAssign?: ((post: Post) => void) | undefined;
  /** End was pressed on a post. Without it there is no such button. */
  onEndPost?: ((post: Post) => void) | undefined;
  /** Replace was pressed on a guard at a post. Without it there is no such button. */
  onReplace?: ((assignment: Assignment) => void) | undefined;
  /** Earlier history was asked for. */
  onShowMore: () => void;
}

/** All that the office knows of a client. */
export function ClientRecordView({
  record,
  now,
  guardLink,
  rates,
  papers,
  ...actions
}: ClientRecordViewProps) {
  const t = useWords(clientRecordViewWords);
  const { client, contactName, notes, login, bills } = record;
  const open = client.activeAssignments.length;
  const empty = Math.max(0, client.numberOfGuards - open);
  return (
    <PersonRecord
      name={client.user.name}
      subtitle={t('clientSinceDay', {
        day: formatDay(client.createdAt),
        label: labelOf(serviceTypeLabels, client.serviceType),
      })}
      now={
        <>
          <Lanterns
            filled={open}
            total={client.numberOfGuards}
            text={t('ofGuardsOpen', { open, numberOfGuards: client.numberOfGuards })}
          />
          {empty > 0 && (
            <p className="text-muted text-xs">{counted(empty, t('placeEmpty'), t('placesEmpty'))}</p>
          )}
        </>
      }
      isNowAccented
      contactName={contactName}
      phone={client.phone}
      whatsApp={record.whatsApp}
      facts={[{ term: t('place'), detail: client.location }]}
      login={login}
      email={client.user.email}
      notes={
        <RecordSection
          title={t('notes')}
          action={
            <Button size="small" variant="plain" className="touch:min-h-target" onPress={actions.onEditNotes}>
              {notes ? t('changeNotes') : t('writeNotes')}
            </Button>
          }
        >
          <p className="wrap-anywhere whitespace-pre-line text-sm">
            {notes || <span className="text-muted">{t('onlyOfficeSeesThem')}</span>}
          </p>
        </RecordSection>
      }
      timeline={record.timeline}
      historyLink={({ kind, _id }) => (kind === 'guard' ? guardLink(_id) : undefined)}
      {...actions}
    >
      <ClientAccount
        account={record.account}
        onSettle={actions.onSettle}
        statementLink={actions.statementLink}
      />
      <ClientPosts
        posts={record.posts}
        onNew={actions.onNewPost}
        onAssign={actions.onAssign}
        onEnd={actions.onEndPost}
      />
      <ClientGuards client={client} now={now} guardLink={guardLink} onReplace={actions.onReplace} />
      <ClientRequests requests={record.requests} />
      <ClientBills bills={bills} onSettle={actions.onSettle} />
      {rates && (
        <RecordSection
          title={t('rates')}
          action={
            <span className="flex flex-wrap">
              <Button size="small" variant="plain" className="touch:min-h-target" onPress={rates.onCompare}>
                {t('whatMonthCosts')}
              </Button>
              <Button size="small" variant="plain" className="touch:min-h-target" onPress={rates.onAdd}>
                {t('newRate')}
              </Button>
            </span>
          }
        >
          {rates.list}
        </RecordSection>
      )}
      {papers && <RecordSection title={t('papersOfMonth')}>{papers}</RecordSection>}
      {actions.onEditTax && <ClientTaxFacts tax={record.tax} onEdit={actions.onEditTax} />}
      <RecordAssignments
        title={t('guardsBefore')}
        assignments={record.pastAssignments}
        other="guard"
        linkOf={guardLink}
        none={t('noneYet')}
      />
    </PersonRecord>
  );
}
