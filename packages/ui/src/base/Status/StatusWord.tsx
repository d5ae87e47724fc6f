import { Status, type StatusProps } from './Status.tsx';

export type StatusLook = Pick<StatusProps, 'tone' | 'mark'>;

export interface StatusWordProps {
  /** The server's word. */
  status: string;
  /** How each word it is known to send looks. */
  looks: Readonly<Record<string, StatusLook>>;
  /** How it is said to people. */
  children: string;
}

/** A status as the server names it. A word nobody foresaw is shown too, quietly, with a mark that none of the others has. */
export function StatusWord({ status, looks, children }: StatusWordProps) {
  const ringIsTaken = Object.values(looks).some(({ mark }) => mark === 'ring');
  const look = looks[status] ?? { tone: 'muted', mark: ringIsTaken ? 'half' : 'ring' };
  return <Status {...look}>{children || 'Not known'}</Status>;
}
