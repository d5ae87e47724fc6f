import { OLDEST_PRESS_MS } from '@prahari/domain/duty-state';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { clockTime } from '../ShiftHorizon/shift-clock.ts';
import { pressLabels, type ShownPress } from '../shown-press.ts';

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
          {`${pressLabels[kind]}, ${time}`}
          <span className={`text-sm ${isLost ? 'text-danger' : 'text-warning'}`}>
            {isLost ? 'does not count' : 'not sent yet'}
          </span>
        </p>
        <p className="text-sm wrap-anywhere">{press.clientName}</p>
        <p className="mt-1 text-sm">{isLost ? lostText(press, time) : waitingText(time)}</p>
        <div className="mt-2">
          {isLost ? (
            <Button onPress={onDismiss}>I have told the office</Button>
          ) : (
            <Button onPress={onRetry}>Try again now</Button>
          )}
        </div>
      </div>
    </div>
  );
}

const waitingText = (time: string) =>
  `Pressed here at ${time}, not yet at the office. It goes out by itself when the network is back, within 12 hours, and keeps its time. Keep this phone on.`;

const verbs = { start: 'began', end: 'ended' } as const;

const lostText = ({ kind, refused }: ShownPress, time: string) =>
  refused === undefined
    ? `It waited for more than 12 hours. Call the office and tell them that you ${verbs[kind]} at ${time}.`
    : `Pressed here at ${time}. ${refused}. Call the office and tell them.`;
