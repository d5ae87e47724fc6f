import { type AccountRow, staysWhenOff } from '@prahari/contract';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';
import { FocusBack } from './FocusBack.tsx';

/** What the office is about to do with an account. */
export type AccountAction = 'endSessions' | 'switchOff' | 'switchOn';

export interface AccountDialogProps {
  /** Null: closed. */
  asked: { action: AccountAction; account: AccountRow } | null;
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
  switchOff: ({ email, role }, who) => ({
    message: `Switch off the account of ${who}?`,
    detail: [
      'They are logged out everywhere at once, and cannot log in until you switch it on again.',
      staysWhenOff[role],
      `A mail tells ${email}.`,
    ],
    confirmLabel: 'Switch off',
    tone: 'danger',
  }),
  switchOn: ({ email }, who) => ({
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
export function AccountDialog({ asked, pending, onConfirm, onCancel }: AccountDialogProps) {
  const { message, detail, confirmLabel, tone } = asked
    ? questions[asked.action](asked.account, asked.account.name || asked.account.email)
    : nothing;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      message={message}
      detail={
        <div className="grid gap-2">
          <FocusBack />
          {detail.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      }
      confirmLabel={confirmLabel}
      tone={tone}
      pending={pending}
      onConfirm={() => asked && onConfirm(asked.action, asked.account)}
      onCancel={onCancel}
    />
  );
}
