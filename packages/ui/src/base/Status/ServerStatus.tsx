import { Status, type StatusProps } from './Status.tsx';

export type StatusStyle = Pick<StatusProps, 'tone' | 'mark'>;

export interface ServerStatusProps extends Omit<StatusProps, 'mark' | 'tone'> {
  /** The status in the reply of the server. */
  status: string;
  /** Colour and icon of each known status. */
  styles: Readonly<Record<string, StatusStyle>>;
  /** The status in words. */
  children: string;
}

/** A Status chosen by the value a server sent. An unknown value is muted, with an icon that no known one has. */
export function ServerStatus({ status, styles, children, ...rest }: ServerStatusProps) {
  const usesRing = Object.values(styles).some(({ mark }) => mark === 'ring');
  const style = styles[status] ?? { tone: 'muted', mark: usesRing ? 'half' : 'ring' };
  return (
    <Status {...rest} {...style}>
      {children || 'Not known'}
    </Status>
  );
}
