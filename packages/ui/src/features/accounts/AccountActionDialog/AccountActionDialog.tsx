import { keptWhenDisabled } from '@prahari/contract/accounts';
import type { AccountRow } from '@prahari/contract/accounts.schemas';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';

/** An action of an admin on an account. */
export type AccountAction = 'endSessions' | 'disable' | 'enable' | 'resetFactors';

export interface AccountActionDialogProps {
  /** The action to confirm; null closes the dialog. */
  request: { action: AccountAction; account: AccountRow } | null;
  /** The action is in progress. */
  pending?: boolean | undefined;
  /** The action was confirmed. */
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
      'They are logged out on all devices and can log in again with their password.',
      'If someone else knows the password or has the phone, disable the account instead.',
    ],
    confirmLabel: 'End sessions',
    tone: 'danger',
  }),
  disable: ({ email, role }, who) => ({
    message: `Disable the account of ${who}?`,
    detail: [
      'They are logged out on all devices and cannot log in until you enable the account again.',
      keptWhenDisabled[role],
      `We will email ${email} about it.`,
    ],
    confirmLabel: 'Disable',
    tone: 'danger',
  }),
  resetFactors: ({ email }, who) => ({
    message: `Reset two-step login of ${who}?`,
    detail: [
      'For somebody who lost the phone. Make sure that it is them who asks.',
      'Their codes and passkeys no longer count, they are logged out on all devices, and log in with their password alone.',
      `We will email ${email} about it.`,
    ],
    confirmLabel: 'Reset',
    tone: 'danger',
  }),
  enable: ({ email }, who) => ({
    message: `Enable the account of ${who}?`,
    detail: [
      'They can log in again with their password. If it was stolen, ask them to set a new one right away.',
      `We will email ${email} about it.`,
    ],
    confirmLabel: 'Enable',
  }),
};

const closed: Question = { message: '', detail: [], confirmLabel: '' };

/** Confirms an action on an account and names its consequences. */
export function AccountActionDialog({ request, pending, onConfirm, onCancel }: AccountActionDialogProps) {
  const { message, detail, confirmLabel, tone } = request
    ? questions[request.action](request.account, request.account.name || request.account.email)
    : closed;
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

/** True if focus was lost: it is on the body or on the dialog below as a whole. */
const isLost = () => {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.getAttribute('role') === 'dialog';
};

/**
 * In a dialog above another one: restores focus to the button that opened it. When the upper dialog closes, both dialogs
 * move focus in the same frame, and the lower one sometimes keeps it.
 */
function RestoreFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const giveBack = () => {
        if (isLost() && opener instanceof HTMLElement) opener.focus();
      };
      requestAnimationFrame(() => requestAnimationFrame(giveBack));
    },
    [opener],
  );
  return null;
}
