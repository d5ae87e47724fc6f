import { type AccountRow, keptWhenDisabled } from '@prahari/contract';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';
import { RestoreFocus } from './RestoreFocus.tsx';

/** What the office is about to do with an account. */
export type AccountAction = 'endSessions' | 'disable' | 'enable';

export interface AccountActionDialogProps {
  /** Null: closed. */
  request: { action: AccountAction; account: AccountRow } | null;
  /** It is being done. */
  pending?: boolean | undefined;
  /** It may be done. */
  onConfirm: (action: AccountAction, account: AccountRow) => void;
  /** Cancel or Escape. */
  onCancel: () => void;
}

interface Question {
  message: string;
  detail: readonly string[];
  confirmLabel: string;
  tone?: 'danger';
}

const questions: Record<AccountAction, (account: AccountRow, who: string) => Question> = {
  endSessions: (_, who) => ({
    message: `End all sessions of ${who}?`,
    detail: [
      'They are logged out everywhere at once, and can log in again with their password.',
      'Somebody else knows the password or has the phone? Switch off the account.',
    ],
    confirmLabel: 'End sessions',
    tone: 'danger',
  }),
  disable: ({ email, role }, who) => ({
    message: `Switch off the account of ${who}?`,
    detail: [
      'They are logged out everywhere at once, and cannot log in until you switch it on again.',
      keptWhenDisabled[role],
      `A mail tells ${email}.`,
    ],
    confirmLabel: 'Switch off',
    tone: 'danger',
  }),
  enable: ({ email }, who) => ({
    message: `Switch on the account of ${who}?`,
    detail: [
      'They can log in again with their password. After a theft, ask them to set a new one first thing.',
      `A mail tells ${email}.`,
    ],
    confirmLabel: 'Switch on',
  }),
};

const nothing: Question = { message: '', detail: [], confirmLabel: '' };

/** Asks before the sessions of a person end, or their account is switched off or on, and says what comes of it. */
export function AccountActionDialog({ request, pending, onConfirm, onCancel }: AccountActionDialogProps) {
  const { message, detail, confirmLabel, tone } = request
    ? questions[request.action](request.account, request.account.name || request.account.email)
    : nothing;
  return (
    <ConfirmDialog
      isOpen={request !== null}
      message={message}
      detail={
        <div className="grid gap-2">
          <RestoreFocus />
          {detail.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      }
      confirmLabel={confirmLabel}
      tone={tone}
      pending={pending}
      onConfirm={() => request && onConfirm(request.action, request.account)}
      onCancel={onCancel}
    />
  );
}
