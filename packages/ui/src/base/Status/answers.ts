import type { StatusLook } from './StatusWord.tsx';

/** How the answer to something one has asked for looks. */
export const answerLooks: Readonly<Record<string, StatusLook>> = {
  pending: { tone: 'info', mark: 'half' },
  approved: { tone: 'success', mark: 'tick' },
  accepted: { tone: 'success', mark: 'tick' },
  rejected: { tone: 'danger', mark: 'cross' },
  cancelled: { tone: 'muted', mark: 'cross' },
};
