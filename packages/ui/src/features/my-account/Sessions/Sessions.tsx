import { deviceName } from '@prahari/contract/sessions';
import type { SessionRow } from '@prahari/contract/sessions.schemas';
import { formatInstant } from '@prahari/domain/format';
import { useState } from 'react';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { useFrozenArea } from '../../../base/PagedList/useFrozenArea.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { AccountSection } from '../AccountSection.tsx';

export interface SessionsProps {
  /** Active sessions, in any order. */
  sessions: { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: readonly SessionRow[] };
  /** Ids of the sessions that are being ended. */
  ending: ReadonlySet<string>;
  /** All other sessions are being ended. */
  endingOthers?: boolean;
  /** Ends one session, by its id. */
  onEnd: (id: string) => void;
  /** Ends all sessions except the current one. */
  onEndOthers: () => void;
  /** Loads again after a failure. */
  onRetry: () => void;
}

const NONE: readonly SessionRow[] = [];

/** While the pointer or focus is in the list, ended sessions keep their place, so that no other moves under the pointer. */
function useKeptRows(rows: readonly SessionRow[]) {
  const [isFrozen, setFrozen] = useState(false);
  const [kept, setKept] = useState(rows);
  if (!isFrozen && kept !== rows) setKept(rows);
  const isActive = ({ _id }: SessionRow) => rows.some((row) => row._id === _id);
  const added = rows.filter(({ _id }) => !kept.some((row) => row._id === _id));
  return { shown: isFrozen ? [...kept, ...added] : rows, isActive, frozenArea: useFrozenArea(setFrozen) };
}

/** Active sessions, the current one first; it is ended by Logout only. */
export function Sessions({ sessions, ending, endingOthers, onEnd, onEndOthers, onRetry }: SessionsProps) {
  const rows = sessions.state === 'ready' ? sessions.data : NONE;
  const { shown, isActive, frozenArea } = useKeptRows(rows);
  const others = rows.filter(({ current }) => !current);
  return (
    <AccountSection
      title="Sessions"
      lead={
        sessions.state === 'ready' && others.length === 0
          ? 'You are logged in only here.'
          : 'Where you are logged in.'
      }
      action={
        others.length > 1 && (
          <Button onPress={onEndOthers} pending={endingOthers}>
            End all other sessions
          </Button>
        )
      }
    >
      {sessions.state === 'loading' && <Skeleton rows={2} label="Loading sessions" />}
      {sessions.state === 'failed' && (
        <ErrorState message="The sessions could not be loaded." onRetry={onRetry} />
      )}
      {rows.length > 0 && (
        <ul aria-label="Sessions" className="grid" {...frozenArea}>
          {[...shown]
            .sort((a, b) => Number(b.current) - Number(a.current))
            .map((row) => (
              <Session
                key={row._id}
                row={row}
                isActive={isActive(row)}
                ending={ending.has(row._id)}
                onEnd={onEnd}
              />
            ))}
        </ul>
      )}
    </AccountSection>
  );
}

interface SessionProps {
  row: SessionRow;
  isActive: boolean;
  ending: boolean;
  onEnd: (id: string) => void;
}

function Session({ row, isActive, ending, onEnd }: SessionProps) {
  const device = deviceName(row.userAgent);
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-2.5 last:border-0">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {row.current && <Badge tone="accent">This session</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-muted text-xs tabular-nums">
          <span>Logged in {formatInstant(row.createdAt)}</span>
          <span>Last used {row.current ? 'now' : formatInstant(row.lastSeenAt)}</span>
          {row.network && <span>Network {row.network}</span>}
        </p>
      </div>
      {!isActive && <p className="text-muted text-sm">Ended</p>}
      {isActive && !row.current && (
        <Button
          size="small"
          variant="danger"
          pending={ending}
          onPress={() => onEnd(row._id)}
          aria-label={`End session: ${device}, logged in ${formatInstant(row.createdAt)}`}
        >
          End
        </Button>
      )}
    </li>
  );
}
