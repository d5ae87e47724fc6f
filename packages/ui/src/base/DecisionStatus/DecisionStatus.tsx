import { ServerStatus, type StatusStyle } from '../Status/ServerStatus.tsx';

const styles: Readonly<Record<string, StatusStyle>> = {
  pending: { tone: 'info', mark: 'half' },
  approved: { tone: 'success', mark: 'tick' },
  accepted: { tone: 'success', mark: 'tick' },
  rejected: { tone: 'danger', mark: 'cross' },
  cancelled: { tone: 'muted', mark: 'cross' },
};

export interface DecisionStatusProps {
  /** The status as the server names it. */
  status: string;
  /** The label people read. */
  children: string;
}

/** The decision on an application, as a word with a mark. */
export const DecisionStatus = ({ status, children }: DecisionStatusProps) => (
  <ServerStatus status={status} styles={styles}>
    {children}
  </ServerStatus>
);
