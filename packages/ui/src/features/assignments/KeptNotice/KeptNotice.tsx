import { formatInstant } from '@prahari/domain/format';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { guardDutyWords } from '../guard-duty-words.ts';

export interface KeptNoticeProps {
  /** ISO 8601: the office's last word on this phone. */
  since: string;
}

/** Above duties that this phone has kept, while there is no network. */
export function KeptNotice({ since }: KeptNoticeProps) {
  const t = useWords(guardDutyWords);
  const names = useDateNames();
  return (
    <p
      role="status"
      className="flex items-start gap-3 border-b border-line bg-warning-soft px-4 py-3 text-sm"
    >
      <Icon name="clock" className="mt-0.5 size-4 shrink-0 text-warning" />
      <span>{t('noNetwork', { at: formatInstant(since, names) })}</span>
    </p>
  );
}
