import { ServerStatus, type ServerStatusProps, type StatusStyle } from '../Status/ServerStatus.tsx';

const styles: Readonly<Record<string, StatusStyle>> = {
  pending: { tone: 'info', mark: 'half' },
  approved: { tone: 'success', mark: 'tick' },
  accepted: { tone: 'success', mark: 'tick' },
  rejected: { tone: 'danger', mark: 'cross' },
  cancelled: { tone: 'muted', mark: 'cross' },
  withdrawn: { tone: 'muted', mark: 'cross' },
};

export interface DecisionStatusProps extends Omit<ServerStatusProps, 'styles'> {
  /** The status value of the server. */
  status: string;
  /** The label of the status. */
  children: string;
}

/** The status of an application: label and icon. Props and `ref` go to the Status. */
export const DecisionStatus = (props: DecisionStatusProps) => <ServerStatus {...props} styles={styles} />;
