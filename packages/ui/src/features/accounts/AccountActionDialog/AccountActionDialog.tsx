import { keptWhenDisabled } from '@prahari/contract/accounts';
import type { AccountRow } from '@prahari/contract/accounts.schemas';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { accountActionDialogWords, type SayAccountActionDialog } from './account-action-dialog-words.ts';

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

const questions = (
  t: SayAccountActionDialog,
): Record<AccountAction, (account: AccountRow, who: string) => Question> => ({
  endSessions: (_, who) => ({
    message: t('endAllSessionsOf', { who }),
    detail: [t('theyAreLoggedOut'), t('ifSomeoneElseKnows')],
    confirmLabel: t('endSessions'),
    tone: 'danger',
  }),
  disable: ({ email, role }, who) => ({
    message: t('disableAccountOf', { who }),
    detail: [t('theyAreLoggedOutOn'), keptWhenDisabled[role], t('weWillEmailAbout', { email })],
    confirmLabel: t('disable'),
    tone: 'danger',
  }),
  resetFactors: ({ email }, who) => ({
    message: t('resetTwoStepLogin', { who }),
    detail: [t('forSomebodyWhoLost'), t('theirCodesAndPasskeys'), t('weWillEmailAbout', { email })],
    confirmLabel: t('reset'),
    tone: 'danger',
  }),
  enable: ({ email }, who) => ({
    message: t('enableAccountOf', { who }),
    detail: [t('theyCanLogIn'), t('weWillEmailAbout', { email })],
    confirmLabel: t('enable'),
  }),
});

const closed: Question = { message: '', detail: [], confirmLabel: '' };

/** Confirms an action on an account and names its consequences. */
export function AccountActionDialog({ request, pending, onConfirm, onCancel }: AccountActionDialogProps) {
  const t = useWords(accountActionDialogWords);
  const { message, detail, confirmLabel, tone } = request
    ? questions(t)[request.action](request.account, request.account.name || request.account.email)
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
