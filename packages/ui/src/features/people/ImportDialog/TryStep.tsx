import { importColumns } from '@prahari/contract/imports';
import type { ImportResult } from '@prahari/contract/imports.schemas';
import { formatCount, formatDay } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { Button } from '../../../base/Button/Button.tsx';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { importDialogWords } from './import-dialog-words.ts';
import { type ImportActions, nounsOf, type OpenSheet } from './import-state.ts';

export interface TryStepProps extends Pick<ImportActions, 'onDraft' | 'onSendInvitations'> {
  kind: SheetKind;
  sheet: OpenSheet;
  result: ImportResult;
  sendInvitations: boolean;
  /** Something changed since it was shown before. */
  isOutdated: boolean;
}

/** New rows listed; more would not be read. */
const LISTED = 50;

const Sum = ({ count, label }: { count: number; label: string }) => (
  <li>
    <b className="block font-semibold text-xl tabular-nums">{formatCount(count)}</b>
    <span className="text-muted text-xs">{label}</span>
  </li>
);

const cellStyle = 'border-line border-t py-1.5 pe-4 text-start align-top wrap-break-word';

const shownValue = (field: string, value: string): string => {
  if (value === '') return '–';
  return field === 'phone' ? formatPhone(value) : formatDay(value);
};

function Changes({
  kind,
  sheet,
  result,
  onDraft,
}: Pick<TryStepProps, 'kind' | 'sheet' | 'result' | 'onDraft'>) {
  const t = useWords(importDialogWords);
  // Somebody of this name and city has another phone: perhaps it is another person.
  const isOther = (row: number) => onDraft({ persons: { ...sheet.draft.persons, [row]: 'other' } });
  if (result.changes.length === 0) return null;
  return (
    <section aria-label={t('changes')}>
      <h3 className="font-semibold text-md">
        <span>{t('whatChanges')}</span>
      </h3>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full min-w-96 text-sm">
          <thead>
            <tr className="text-muted text-xs">
              {[t('rowColumn'), t('name'), t('column'), t('known'), t('new')].map((heading) => (
                <th key={heading} scope="col" className="py-1 pe-4 text-start font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.changes.map(({ row, name, field, before, after }) => (
              <tr key={`${row} ${field}`}>
                <td className={`${cellStyle} tabular-nums`}>{row}</td>
                <td className={cellStyle}>{name}</td>
                <td className={cellStyle}>{importColumns[kind][field] ?? field}</td>
                <td className={`${cellStyle} text-muted`}>{shownValue(field, before)}</td>
                <td className={`${cellStyle} font-medium`}>
                  <span>{shownValue(field, after)}</span>
                  {field === 'phone' && (
                    <Button variant="plain" size="small" className="ms-2" onPress={() => isOther(row)}>
                      {t('anotherOne', { one: nounsOf(t)[kind].one })}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function NewRows({ sheet: { view, draft }, result }: Pick<TryStepProps, 'sheet' | 'result'>) {
  const t = useWords(importDialogWords);
  const kept = view.rows.filter(({ row }) => !draft.leftOut.includes(row));
  const added = kept.filter((_, index) => result.outcomes[index] === 'new');
  if (added.length === 0) return null;
  const columns = ['name', 'phone', 'street', 'city'].flatMap((field) => {
    const column = view.fields.indexOf(field);
    return column < 0 ? [] : [column];
  });
  return (
    <section aria-label={t('new')}>
      <h3 className="font-semibold text-md">
        <span>{t('whatIsNew')}</span>
      </h3>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full text-sm">
          <tbody>
            {added.slice(0, LISTED).map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row" className={`${cellStyle} w-12 font-normal text-faint text-xs tabular-nums`}>
                  {row}
                </th>
                {columns.map((column) => (
                  <td key={column} className={cellStyle}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {added.length > LISTED && (
        <p className="mt-2 text-muted text-xs">
          <span>{`${t('moreRows', { rows: added.length - LISTED, count: formatCount(added.length - LISTED) })} `}</span>
        </p>
      )}
    </section>
  );
}

/** Shows the additions and changes of an import before anything is written. */
export function TryStep({
  kind,
  sheet,
  result,
  sendInvitations,
  isOutdated,
  onDraft,
  onSendInvitations,
}: TryStepProps) {
  const t = useWords(importDialogWords);
  const { people, posts, invitations } = result;
  const { one, many } = nounsOf(t)[kind];
  const leftOut = sheet.draft.leftOut.length;
  const skipped = sheet.view.table.skipped.length;
  return (
    <div className="grid gap-5">
      {isOutdated && (
        <p role="alert" className="font-medium text-warning">
          <span>{t('somethingChangedSinceThis')}</span>
        </p>
      )}
      <p className="text-muted">
        <span>{t('trialNothingIsIn')}</span>
      </p>
      <ul className="flex flex-wrap gap-x-10 gap-y-3">
        <Sum count={people.new} label={t('newPeople', { people: people.new === 1 ? one : many })} />
        <Sum count={people.changed} label={t('changed')} />
        <Sum count={people.unchanged} label={t('knownAlreadyUnchanged')} />
        {kind === 'clients' && <Sum count={posts.new} label={t('newPostNewOne', { newOne: posts.new })} />}
        {posts.changed > 0 && (
          <Sum count={posts.changed} label={t('changedPostChanged', { changed: posts.changed })} />
        )}
        {leftOut > 0 && <Sum count={leftOut} label={t('rowLeftOut', { leftOut })} />}
        {skipped > 0 && <Sum count={skipped} label={t('rowSkipped', { skipped })} />}
      </ul>
      <Changes kind={kind} sheet={sheet} result={result} onDraft={onDraft} />
      <NewRows sheet={sheet} result={result} />
      {invitations > 0 && (
        <Checkbox
          label={t('sendInvitations', { invitations, count: formatCount(invitations) })}
          hint={t('mailsAreSentTo', { invitations, count: formatCount(invitations) })}
          checked={sendInvitations}
          onChange={(send) => onSendInvitations(send)}
        />
      )}
    </div>
  );
}
