import { ServerStatus, type StatusStyle } from '../Status/ServerStatus.tsx';

const styles: Readonly<Record<string, StatusStyle>> = {
  pending: { tone: 'info', mark: 'half' },
  approved: { tone: 'success', mark: 'tick' },
  accepted: { tone: 'success', mark: 'tick' },
  rejected: { tone: 'danger', mark: 'cross' },
  cancelled: { tone: 'muted', mark: 'cross' },
};

export interface DecisionStatusProps {
  /** The status value of the server. */
  status: string;
  /** The label of the status. */
  children: string;
}

/** The status of an application, as a label with an icon. */
export const DecisionStatus = ({ status, children }: DecisionStatusProps) => (
  <ServerStatus status={status} styles={styles}>
    {children}
  </ServerStatus>
);
