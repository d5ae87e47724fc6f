import { ownAssignmentMessages } from '@prahari/contract/assignments';
import type { ClientProfile } from '@prahari/contract/clients.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { clientGuardsWords } from '../client-guards-words.ts';
import { GuardCoverage } from '../GuardCoverage/GuardCoverage.tsx';
import { WithdrawnGuards } from '../WithdrawnGuards/WithdrawnGuards.tsx';

export interface NoGuardsProps {
  /** A client without an open assignment; null until the office accepts a request. */
  client: ClientProfile | null;
  /** Number of the client's requests that wait for the office. */
  waiting?: number | undefined;
  /** Opens the service application form. */
  onApply: () => void;
}

/** Tells a client without guards the reason, and the next step. */
export function NoGuards({ client, waiting = 0, onApply }: NoGuardsProps) {
  const t = useWords(clientGuardsWords);
  const say = useTexts();
  if (client && client.activeAssignments.length > 0) {
    const { withdrawnAssignments = [] } = client;
    const isTold = withdrawnAssignments.length > 0;
    return (
      <>
        <WithdrawnGuards assignments={withdrawnAssignments} />
        <EmptyState
          scene="guardPost"
          title={isTold ? t('noGuardNow') : say(ownAssignmentMessages.completedForClient)}
          action={<Apply onApply={onApply} />}
        >
          {t('whenAnother')}
        </EmptyState>
      </>
    );
  }
  if (client?.status === 'assigned') {
    return (
      <EmptyState scene="litWall" title={t('assignedNoName')}>
        {t('callForName')}
      </EmptyState>
    );
  }
  if (client) {
    return (
      <EmptyState scene="guardPost" title={t('noGuardYet')}>
        <GuardCoverage filled={0} asked={client.numberOfGuards} />
        {t('officeAccepted')}
      </EmptyState>
    );
  }
  if (waiting > 0) {
    return (
      <EmptyState scene="letterBox" title={t('requestsWaiting', { count: waiting })}>
        {t('waitForOffice')}
      </EmptyState>
    );
  }
  return (
    <EmptyState scene="guardPost" title={t('noGuards')} action={<Apply onApply={onApply} />}>
      {t('applyFirst')}
    </EmptyState>
  );
}

function Apply({ onApply }: Pick<NoGuardsProps, 'onApply'>) {
  const t = useWords(clientGuardsWords);
  return (
    <Button variant="primary" onPress={onApply}>
      {t('applyForService')}
    </Button>
  );
}
