import type { BulkAction } from '@prahari/contract/bulk';

/** The actions in rows, by the component of the list. tests/e2e/double-click.e2e.ts presses each of them repeatedly. */
export const rowActions = {
  'account/DataRequests': ['Download your copy'],
  'account/Passkeys': ['Remove', 'Rename'],
  'account/Sessions': ['End'],
  'accounts/AccountList': ['Disable', 'Enable', 'End sessions'],
  'accounts/DataRequestList': ['Decline', 'Fulfil'],
  'audit-log/AuditLog': ['Remove', 'Restore'],
  'bills/BillsTable': ['Delete', 'Mark as Paid', 'Not paid after all'],
  'client-applications/ClientApplicationsTable': ['Accept', 'Assign guards', 'Decline', 'Details'],
  'client-applications/OwnApplications': ['Change'],
  'clients/ClientsTable': ['Assign', 'Withdraw'],
  'guards/GuardsTable': ['Read N'],
  'mail-outbox/UndeliveredMailList': ['Send again'],
  'people/ClientRecordView': ['Assign', 'Replace'],
  'people/GuardRecordView': ['Change'],
  'posts/PostGuards': ['Replace'],
  'posts/PostsMonth': ['Assign', 'Guards'],
  'posts/PostsTable': ['Assign', 'Discs'],
  'posts/PostsWeek': ['Assign', 'Discs', 'Guards'],
  'posts/ShortPosts': ['Assign guards'],
  'security-applications/SecurityApplicationsTable': ['Accept', 'Decline', 'Details'],
} as const satisfies Record<string, readonly string[]>;

/** The buttons above the selected rows of a list, and the action that each requests of the server. */
export const bulkButtons = {
  'bills/BillsTable': { 'Mark N as Paid': 'markBillsPaid' },
  'client-applications/ClientApplicationsTable': {
    'Accept N': 'acceptClientApplications',
    'Decline N': 'declineClientApplications',
  },
  'guards/GuardsTable': { 'Withdraw N': 'withdrawGuards' },
  'security-applications/SecurityApplicationsTable': {
    'Accept N': 'acceptSecurityApplications',
    'Decline N': 'declineSecurityApplications',
  },
} as const satisfies Partial<Record<keyof typeof rowActions, Readonly<Record<string, BulkAction>>>>;

export type ListWithActions = keyof typeof rowActions;

const ROW = ':is(tbody tr, [role=row]:not(:has([role=columnheader])), li)';

/** What acts on a row: a button, or a link that looks like one. Not what collapses a group, and not the fields of a form in a row. */
export const ROW_ACTIONS = `${ROW} :is(button, a.button):not(:disabled, [aria-disabled=true], [aria-expanded], form *, nav *)`;

/**
 * The visible words of each button, without the names and numbers of its row; `Discs` for a button that shows discs or lanterns (one for each
 * place, filled or empty); empty for an icon. Uses nothing from outside, because Playwright runs it in the page.
 */
export const actionNames = (buttons: readonly Element[]): string[] =>
  buttons.map((button) => {
    const copy = button.cloneNode(true) as Element;
    // discs and lanterns, in words for screen readers
    const isPictured = button.querySelector('.sr-only') !== null;
    const hasDiscs = button.querySelector('.avatar') !== null;
    for (const hidden of copy.querySelectorAll('.sr-only, [aria-hidden=true]')) hidden.remove();
    const text = (copy.textContent ?? '').replace(/\d+/g, 'N').replace(/\s+/g, ' ').trim();
    return hasDiscs || (text === '' && isPictured) ? 'Discs' : text;
  });
