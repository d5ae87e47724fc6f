import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officePostsWords } from '../office-posts-words.ts';
import { namesText } from '../period-text.ts';
import { weekdayText } from '../post-text.ts';
import { WEEK_HOURS } from '../rotation-plan.ts';
import type { RotationBandsProps } from './RotationBands.tsx';
import { rotationDialogWords } from './rotation-dialog-words.ts';

/** Shown on a phone until more is asked for. */
const FIRST_DAYS = 7;

/** The plan of a rotation by day, for a phone: who is there and who is off. */
export function RotationDays({ plan, days, today }: Pick<RotationBandsProps, 'plan' | 'days' | 'today'>) {
  const t = useWords(rotationDialogWords);
  const sayOfficePosts = useWords(officePostsWords);
  const [isAll, setAll] = useState(false);
  return (
    <section aria-label={t('days')} className="@min-[40rem]:hidden">
      <ul>
        {days.slice(0, isAll ? days.length : FIRST_DAYS).map((day) => {
          const there = plan.rows.filter((row) => row.days.has(day));
          const off = plan.rows.filter((row) => !row.isReliever && !row.days.has(day));
          const empty = plan.empty.find((one) => one.day === day);
          return (
            <li key={day} className="grid grid-cols-[5.5rem_1fr] gap-x-3 border-line border-b py-2">
              <span className="font-semibold tabular-nums">{weekdayText(day, today)}</span>
              <span>
                {there.map(({ person, isReliever }, index) => (
                  <span key={person._id}>
                    {index > 0 && ', '}
                    <span className={isReliever ? 'underline underline-offset-4' : undefined}>
                      {namesText([person.name], sayOfficePosts)}
                      {isReliever && <span className="sr-only"> {t('relieverInBrackets')}</span>}
                    </span>
                  </span>
                ))}
                <span className="block text-muted text-xs">
                  {off.length > 0
                    ? t('offNames', {
                        names: namesText(
                          off.map(({ person }) => person.name),
                          sayOfficePosts,
                        ),
                      })
                    : t('nobodyIsOff')}
                </span>
                {empty && (
                  <span className="block font-semibold text-warning text-xs">
                    {t('placesEmptyPlaces', { places: empty.places })}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {!isAll && days.length > FIRST_DAYS && (
        <Button size="small" variant="plain" className="mt-2 min-h-target" onPress={() => setAll(true)}>
          {t('showAllDays', { count: days.length })}
        </Button>
      )}
      <table className="mt-4 w-full text-sm tabular-nums">
        <caption className="pb-1 text-start font-semibold text-muted text-xs">{t('ofEachGuard')}</caption>
        <thead>
          <tr className="text-muted text-xs [&>th]:pb-1 [&>th]:font-semibold">
            <th scope="col" className="text-start">
              {t('guard')}
            </th>
            <th scope="col" className="w-14 whitespace-nowrap text-end">
              {t('duties')}
            </th>
            <th scope="col" abbr={t('sundays')} className="w-11 whitespace-nowrap text-end">
              {t('sun')}
            </th>
            <th scope="col" abbr={t('mostHoursInWeek')} className="w-15 whitespace-nowrap text-end">
              {t('hWeek')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.rows.map((row) => (
            <tr key={row.person._id} className="[&>*]:border-line [&>*]:border-t [&>*]:py-1.5">
              <th scope="row" className="text-start font-medium">
                {row.person.name}
                {row.isReliever && (
                  <span className="block font-normal text-muted text-xs">{t('reliever')}</span>
                )}
              </th>
              <td className="text-end">{row.days.size}</td>
              <td className="text-end">{row.sundays}</td>
              <td className={`text-end ${row.weekHours > WEEK_HOURS ? 'font-semibold text-warning' : ''}`}>
                {row.weekHours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
