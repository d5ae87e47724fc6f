import { OLDEST_PRESS_MS } from '@prahari/domain/duty-state';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { guardDutyWords, type SayDuty } from '../guard-duty-words.ts';
import { clockTime } from '../ShiftHorizon/shift-clock.ts';
import type { ShownPress } from '../shown-press.ts';

export interface QueuedPressProps {
  press: ShownPress;
  /** The current instant by the server. */
  now: Date;
  /** Sends it now. */
  onRetry: () => void;
  /** Takes a press away that does not count. */
  onDismiss: () => void;
}

/** A press that waits for the network, with its time; or why it does not count, and what to do. */
export function QueuedPress({ press, now, onRetry, onDismiss }: QueuedPressProps) {
  const t = useWords(guardDutyWords);
  const say = useTexts();
  const { kind, refused } = press;
  const time = clockTime(new Date(press.pressedAt));
  const isTooOld = now.getTime() - Date.parse(press.pressedAt) > OLDEST_PRESS_MS;
  const isLost = refused !== undefined || isTooOld;
  return (
    <div
      role="status"
      className={`flex items-start gap-3 border-y-2 border-dashed px-[clamp(1rem,2.5vw,2rem)] py-3 ${isLost ? 'border-danger bg-danger-soft' : 'border-warning bg-warning-soft'}`}
    >
      <Icon
        name={isLost ? 'triangle' : 'clock'}
        className={`mt-1 size-4 shrink-0 ${isLost ? 'text-danger' : 'text-warning'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
          {`${t(kind)}, ${time}`}
          <span className={`text-sm ${isLost ? 'text-danger' : 'text-warning'}`}>
            {t(isLost ? 'lost' : 'notSent')}
          </span>
        </p>
        <p className="text-sm wrap-anywhere">{press.clientName}</p>
        <p className="mt-1 text-sm">{isLost ? lostText(press, { time, t, say }) : t('waiting', { time })}</p>
        <div className="mt-2">
          {isLost ? (
            <Button onPress={onDismiss}>{t('dismissPress')}</Button>
          ) : (
            <Button onPress={onRetry}>{t('tryNow')}</Button>
          )}
        </div>
      </div>
    </div>
  );
}

interface Lost {
  time: string;
  t: SayDuty;
  /** Translates the office's reason. */
  say: (text: string) => string;
}

function lostText({ kind, refused }: ShownPress, { time, t, say }: Lost): string {
  if (refused !== undefined) return t('lostRefused', { time, reason: say(refused) });
  return t(kind === 'start' ? 'lostTooOldStart' : 'lostTooOldEnd', { time });
}
