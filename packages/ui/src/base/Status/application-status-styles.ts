import type { StatusStyle } from './ServerStatus.tsx';

/** How the answer to something one has asked for looks. */
export const applicationStatusStyles: Readonly<Record<string, StatusStyle>> = {
  pending: { tone: 'info', mark: 'half' },
  approved: { tone: 'success', mark: 'tick' },
  accepted: { tone: 'success', mark: 'tick' },
  rejected: { tone: 'danger', mark: 'cross' },
  cancelled: { tone: 'muted', mark: 'cross' },
};
