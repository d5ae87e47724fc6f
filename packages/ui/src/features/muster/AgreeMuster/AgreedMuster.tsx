import type { Muster } from '@prahari/contract/muster.schemas';
import { formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { dutyCount, monthTitle } from '../muster-days.ts';
import { musterWords } from '../muster-words.ts';

/** An agreed month: how many duties, by whom and when. */
export function AgreedMuster({ muster, onShowDays }: { muster: Muster; onShowDays: () => void }) {
  const t = useWords(musterWords);
  const names = useDateNames();
  const { agreed } = muster;
  const name = agreed?.by ?? '';
  const person = agreed?.byLink ? t('byLink', { name }) : name;
  const by = agreed?.bySilence ? t('agreedBySilence') : person;
  return (
    <div className="grid justify-items-center gap-2 py-8 text-center" role="status">
      <span className="grid size-20 place-items-center rounded-full border-4 border-success text-success [&>svg]:size-9">
        <Icon name="tick" />
      </span>
      <p className="mt-2 font-semibold text-xl">{t('agreed')}</p>
      <p>
        <strong>{dutyCount(muster.totals.duties, t)}</strong>
        {t('inMonth', { month: monthTitle(muster.month, names) })}
      </p>
      <p className="text-muted text-sm">
        {by}
        <br />
        {agreed && formatInstant(agreed.at, names)}
      </p>
      <p className="mt-4 max-w-80 text-muted text-sm">{t('billFromDuties')}</p>
      <Button variant="plain" onPress={onShowDays}>
        {t('showDays')}
      </Button>
    </div>
  );
}
