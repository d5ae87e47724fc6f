import { fieldStyles } from '../Field/field.styles.ts';
import { fieldWords } from '../words/field-words.ts';
import { useWords } from '../words/useWords.ts';

/** Says below a field that its calendar did not load. */
export function CalendarFailed() {
  const t = useWords(fieldWords);
  return (
    <p role="alert" className={fieldStyles.hint}>
      {t('calendarFailed')}
    </p>
  );
}
