import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { LazyConfirmDialog } from '../../base/ConfirmDialog/LazyConfirmDialog.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { withdrawApplication } from '../../stores/requests/own-applications.ts';
import { clientDashboardWords } from './client-dashboard-words.ts';

export interface TakeBackRequestProps {
  /** The request to take back; nothing is asked without one. */
  request: ClientApplication | undefined;
  onClose: () => void;
}

/** Asks before a request is taken back: its button is beside Change, and nothing puts a request back. */
export function TakeBackRequest({ request, onClose }: TakeBackRequestProps) {
  const t = useWords(clientDashboardWords);
  return (
    <LazyConfirmDialog
      isOpen={request !== undefined}
      message={t('takeBackQuestion')}
      detail={t('takeBackDetail')}
      confirmLabel={t('takeBack')}
      onConfirm={() => {
        if (request) void withdrawApplication(request._id);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
