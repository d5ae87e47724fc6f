import { Status, type StatusProps } from './Status.tsx';

export type StatusStyle = Pick<StatusProps, 'tone' | 'mark'>;

export interface ServerStatusProps {
  /** The server's word. */
  status: string;
  /** How each word it is known to send looks. */
  styles: Readonly<Record<string, StatusStyle>>;
  /** How it is said to people. */
  children: string;
}

/** A status as the server names it. A word nobody foresaw is shown too, quietly, with a mark that none of the others has. */
export function ServerStatus({ status, styles, children }: ServerStatusProps) {
  const ringIsTaken = Object.values(styles).some(({ mark }) => mark === 'ring');
  const look = styles[status] ?? { tone: 'muted', mark: ringIsTaken ? 'half' : 'ring' };
  return <Status {...look}>{children || 'Not known'}</Status>;
}
