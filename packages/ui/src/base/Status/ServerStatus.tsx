import { baseWords } from '../words/base-words.ts';
import { useWords } from '../words/useWords.ts';
import { Status, type StatusProps } from './Status.tsx';

export type StatusStyle = Pick<StatusProps, 'tone' | 'mark'>;

export interface ServerStatusProps extends Omit<StatusProps, 'mark' | 'tone'> {
  /** The status in the reply of the server. */
  status: string;
  /** Color and icon of each known status. */
  styles: Readonly<Record<string, StatusStyle>>;
  /** The label of the status. */
  children: string;
}

/** A Status styled by the server's value. An unknown one is muted and has its own icon. */
export function ServerStatus({ status, styles, children, ...rest }: ServerStatusProps) {
  const t = useWords(baseWords);
  const usesRing = Object.values(styles).some(({ mark }) => mark === 'ring');
  const known = Object.hasOwn(styles, status) ? styles[status] : undefined;
  const style = known ?? { tone: 'muted', mark: usesRing ? 'half' : 'ring' };
  return (
    <Status {...rest} {...style}>
      {children || t('notKnown')}
    </Status>
  );
}
