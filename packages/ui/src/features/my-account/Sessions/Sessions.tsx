import { deviceName } from '@prahari/contract/sessions';
import type { SessionRow } from '@prahari/contract/sessions.schemas';
import { formatInstant } from '@prahari/domain/format';
import { useState } from 'react';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { useFrozenArea } from '../../../base/PagedList/useFrozenArea.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountSection } from '../AccountSection.tsx';
import { accountWords } from '../account-words.ts';

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
  const t = useWords(accountWords);
  const rows = sessions.state === 'ready' ? sessions.data : NONE;
  const { shown, isActive, frozenArea } = useKeptRows(rows);
  const others = rows.filter(({ current }) => !current);
  return (
    <AccountSection
      title={t('sessions')}
      lead={sessions.state === 'ready' && others.length === 0 ? t('onlyHere') : t('whereLoggedIn')}
      action={
        others.length > 1 && (
          <Button onPress={onEndOthers} pending={endingOthers}>
            {t('endAll')}
          </Button>
        )
      }
    >
      {sessions.state === 'loading' && <Skeleton rows={2} label={t('loadingSessions')} />}
      {sessions.state === 'failed' && <ErrorState message={t('sessionsFailed')} onRetry={onRetry} />}
      {rows.length > 0 && (
        <ul aria-label={t('sessions')} className="grid" {...frozenArea}>
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
  const t = useWords(accountWords);
  const names = useDateNames();
  const device = deviceName(row.userAgent);
  const loggedInAt = formatInstant(row.createdAt, names);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2.5 last:border-0">
      <div className="grid min-w-0 flex-[1_1_9rem] gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {row.current && <Badge tone="accent">{t('thisSession')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-muted text-xs tabular-nums">
          <span>{t('loggedIn', { at: loggedInAt })}</span>
          <span>
            {row.current ? t('lastUsedNow') : t('lastUsed', { at: formatInstant(row.lastSeenAt, names) })}
          </span>
          {row.network && <span>{t('network', { network: row.network })}</span>}
        </p>
      </div>
      {!isActive && <p className="text-muted text-sm">{t('ended')}</p>}
      {isActive && !row.current && (
        <Button
          size="small"
          variant="danger"
          pending={ending}
          onPress={() => onEnd(row._id)}
          aria-label={t('endSession', { device, at: loggedInAt })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
