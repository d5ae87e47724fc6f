import { useStore } from '@nanostores/react';
import { queueMessages } from '@prahari/contract/messages';
import { useEffect } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { MessageQueue } from '../../../features/messages/MessageQueue/MessageQueue.tsx';
import { $ticking, messagesToSend, tickOff } from '../../../stores/messages/messages.ts';
import { LoadedView } from '../../LoadedView.tsx';

/** Messages to send to guards and clients by WhatsApp, at an address of its own. */
export function ToSendTab() {
  const loaded = useStore(messagesToSend.$loaded, { ssr: 'initial' });
  const ticking = useStore($ticking, { ssr: 'initial' });
  useEffect(() => void messagesToSend.load(), []);
  return (
    <TabPage>
      <PageTitle lead="Open WhatsApp with the text, send it there, and tick the person off here.">
        To send
      </PageTitle>
      <LoadedView
        loaded={loaded}
        label="Loading messages"
        message="The messages could not be loaded."
        onRetry={() => void messagesToSend.load()}
      >
        {(messages) =>
          messages.length > 0 ? (
            <MessageQueue messages={messages} pending={ticking} onSent={(ids) => void tickOff(ids)} />
          ) : (
            <EmptyState scene="letterBox" title={queueMessages.empty}>
              Mails go out by themselves. The text for WhatsApp waits here for a week.
            </EmptyState>
          )
        }
      </LoadedView>
    </TabPage>
  );
}
