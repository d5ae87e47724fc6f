import { endOf, type PostHours } from '@prahari/domain/post-hours';
import { type ComponentType, type CSSProperties, lazy, type ReactNode, Suspense } from 'react';
import { useWords } from '../../../base/words/useWords.ts';
import { guardDutyWords } from '../guard-duty-words.ts';
import type { SkyTimes } from './sky-times.ts';

// The words do not wait for the drawing, nor need it.
const Sky = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./Sky.tsx').then(
      (module) => ({ default: module.Sky }),
      () => ({ default: () => null }),
    ),
);

export interface HorizonProps {
  hours: PostHours;
  times: SkyTimes;
  /** The last shift is over, so that no hours are said. */
  isEnded?: boolean | undefined;
  /** The words in the sky. */
  children: ReactNode;
}

/** Words below the sky of an hour, with a shift as a band on the ground. */
export function Horizon({ hours, times, isEnded = false, children }: HorizonProps) {
  const t = useWords(guardDutyWords);
  const begin = hours.startsAt;
  const end = endOf(hours);
  const middle = endOf({ startsAt: begin, hours: hours.hours / 2 });
  return (
    <div className="shift-frame">
      <section aria-label={t('yourShift')} className="shift-horizon" style={styleOf(times)}>
        <Suspense>
          <Sky />
        </Suspense>
        <div className="shift-words">
          {children}
          {hours.hours < 24 && !isEnded && (
            <p className="sr-only">{t('shiftHours', { from: begin, to: end })}</p>
          )}
        </div>
        <div aria-hidden="true" className="shift-hours text-xs font-semibold">
          {[begin, middle, end].map((time, index) => (
            // Begin and end of 24 hours are the same time.
            <Hour key={index === 2 ? 'end' : time} shift={times.shift} part={index / 2}>
              {time}
            </Hour>
          ))}
        </div>
      </section>
    </div>
  );
}

interface HourProps {
  shift: SkyTimes['shift'];
  /** 0 at the start of the shift, 1 at its end. */
  part: number;
  children: string;
}

/** A time below the band; left out beyond the right edge. */
function Hour({ shift, part, children }: HourProps) {
  if (!shift) return null;
  const hour = shift.start + shift.length * part;
  return hour <= 24 ? <span style={{ '--x': hour } as CSSProperties}>{children}</span> : null;
}

const styleOf = ({ hour, from, now, shift }: SkyTimes) =>
  ({
    '--t': hour,
    '--from': from,
    '--now': now,
    '--start': shift?.start ?? 0,
    '--length': shift?.length ?? 0,
  }) as CSSProperties;
