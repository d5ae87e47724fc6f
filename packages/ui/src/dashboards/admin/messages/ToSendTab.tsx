import { useStore } from '@nanostores/react';
import { queueMessages } from '@prahari/contract/messages';
import { useEffect } from 'react';
import { Alert } from '../../../base/Alert/Alert.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { MessageQueue } from '../../../features/messages/MessageQueue/MessageQueue.tsx';
import { $ticking, messagesToSend, tickOff } from '../../../stores/messages/messages.ts';
import { LoadedView } from '../../LoadedView.tsx';
import { toSendTabWords } from './to-send-tab-words.ts';

/** Messages to send to guards and clients by WhatsApp, at an address of its own. */
export function ToSendTab() {
  const t = useWords(toSendTabWords);
  const loaded = useStore(messagesToSend.$loaded, { ssr: 'initial' });
  const ticking = useStore($ticking, { ssr: 'initial' });
  useEffect(() => void messagesToSend.load(), []);
  return (
    <TabPage>
      <PageTitle lead={t('openWhatsappWithText')}>{t('toSend')}</PageTitle>
      <LoadedView
        loaded={loaded}
        label={t('loadingMessages')}
        message={t('messagesCouldNotBe')}
        onRetry={() => void messagesToSend.load()}
      >
        {({ messages, isCut }) =>
          messages.length > 0 ? (
            <>
              {isCut && <Alert urgency="none">{queueMessages.more}</Alert>}
              <MessageQueue messages={messages} pending={ticking} onSent={(ids) => void tickOff(ids)} />
            </>
          ) : (
            <EmptyState scene="letterBox" title={queueMessages.empty}>
              {t('mailsGoOutBy')}
            </EmptyState>
          )
        }
      </LoadedView>
    </TabPage>
  );
}
