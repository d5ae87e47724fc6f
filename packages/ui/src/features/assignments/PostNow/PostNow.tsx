import type { OwnPost, PostDuty } from '@prahari/contract/posts.schemas';
import { type DateNames, formatClock, formatDay } from '@prahari/domain/format';
import type { CSSProperties } from 'react';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { CHAT, PHONE } from '../../../base/Icon/contact-shapes.ts';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { clientGuardsWords, type SayGuards } from '../client-guards-words.ts';
import { guardNow, isRunning } from '../guard-now.ts';
import { SkyLine } from './SkyLine.tsx';

export interface PostNowProps {
  /** A post with a duty that runs or comes next. */
  post: OwnPost & { duty: PostDuty };
  /** False where the company does not keep attendance. */
  attended: boolean;
  /** The current instant. */
  now: Date;
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
  /** The office's WhatsApp number, digits only. */
  whatsapp?: string | undefined;
}

interface Shown {
  t: SayGuards;
  names: DateNames;
}

/** Says how many guards are there now, or will be. */
function headline({ post, attended, now }: PostNowProps, t: SayGuards): string {
  const { duty, asked } = post;
  const all = t('guards', { count: asked });
  const there = duty.guards
    .map((guard) => guardNow(guard, duty, { now, attended }).state)
    .filter((state) => state === 'onDuty' || state === 'onBreak').length;
  if (!isRunning(duty, now)) return t('assignedCount', { count: duty.guards.length, all });
  return t(attended ? 'onDutyCount' : 'onDutyCountPlanned', { count: there, all });
}

/** Says what is open, and who has not started. */
function openText({ post: { duty }, attended, now }: PostNowProps, t: SayGuards): string {
  const late = duty.guards.filter(
    (guard) =>
      attended && isRunning(duty, now) && guardNow(guard, duty, { now, attended }).state === 'absent',
  ).length;
  const notStarted = late === 0 ? '' : t('notStarted', { guards: t('guards', { count: late }) });
  if (duty.open === 0) return notStarted || t('everyPlace');
  return `${notStarted}${t('placeOpen', { count: duty.open })}`;
}

function whenText({ post: { duty }, now }: PostNowProps, { t, names }: Shown): string {
  if (isRunning(duty, now)) return t('now');
  return t('fromDay', { time: formatClock(duty.beginsAt), day: formatDay(duty.day, names) });
}

const hourOfDay = (instant: number): number => (instant / 3_600_000 + 5.5) % 24;

/** The sky of the hour (shift-horizon.css). */
const skyStyle = (now: Date): CSSProperties =>
  ({ '--t': hourOfDay(now.getTime()), '--from': 0, '--now': hourOfDay(now.getTime()) }) as CSSProperties;

const BUTTON = 'max-sm:flex-auto max-sm:px-2 border-current! bg-transparent! text-inherit!';

/** One post tonight: how many guards are there, what is open, and the way to the office. */
export function PostNow(props: PostNowProps) {
  const t = useWords(clientGuardsWords);
  const names = useDateNames();
  const { post, now, officePhone, whatsapp } = props;
  const place = [post.place.street, post.place.city].filter((part) => part !== '').join(', ');
  const filled = Math.min(post.duty.guards.length, post.asked);
  const isNight = post.shift === 'night';
  return (
    <section
      aria-label={t(isNight ? 'tonightAt' : 'todayAt', { place })}
      className="shift-horizon mb-8 min-h-0! rounded-md pb-16"
      style={skyStyle(now)}
    >
      <SkyLine />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="wrap-anywhere text-sm">
            {t('whenAt', { when: whenText(props, { t, names }), place })}
          </p>
          <p className="font-semibold text-xl">{headline(props, t)}</p>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-sm">
            <LanternMarks filled={filled} total={Math.max(post.asked, filled)} />
            {openText(props, t)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <ButtonLink href={`tel:${officePhone.replace(/[^+\d]/g, '')}`} size="large" className={BUTTON}>
            <Shape shape={PHONE} />
            {t('callOffice')}
          </ButtonLink>
          {whatsapp && (
            <ButtonLink href={`https://wa.me/${whatsapp}`} target="_blank" size="large" className={BUTTON}>
              <Shape shape={CHAT} />
              WhatsApp
              <span className="sr-only">{t('newTab')}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
