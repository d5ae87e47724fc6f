import { importColumns } from '@prahari/contract/imports';
import type { ImportResult } from '@prahari/contract/imports.schemas';
import { formatCount, formatDay } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { Button } from '../../../base/Button/Button.tsx';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { counted } from './counts.ts';
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
  // Somebody of this name and city has another phone: perhaps it is another person.
  const isOther = (row: number) => onDraft({ persons: { ...sheet.draft.persons, [row]: 'other' } });
  if (result.changes.length === 0) return null;
  return (
    <section aria-label="Changes">
      <h3 className="font-semibold text-md">
        <span>What changes</span>
      </h3>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full min-w-96 text-sm">
          <thead>
            <tr className="text-muted text-xs">
              {['Row', 'Name', 'Column', 'Known', 'New'].map((heading) => (
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
                      {`Another ${nounsOf[kind].one}`}
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
  const kept = view.rows.filter(({ row }) => !draft.leftOut.includes(row));
  const added = kept.filter((_, index) => result.outcomes[index] === 'new');
  if (added.length === 0) return null;
  const columns = ['name', 'phone', 'street', 'city'].flatMap((field) => {
    const column = view.fields.indexOf(field);
    return column < 0 ? [] : [column];
  });
  return (
    <section aria-label="New">
      <h3 className="font-semibold text-md">
        <span>What is new</span>
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
          <span>{`${counted(added.length - LISTED, 'more row')} `}</span>
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
  const { people, posts, invitations } = result;
  const { one, many } = nounsOf[kind];
  const leftOut = sheet.draft.leftOut.length;
  const skipped = sheet.view.table.skipped.length;
  return (
    <div className="grid gap-5">
      {isOutdated && (
        <p role="alert" className="font-medium text-warning">
          <span>Something changed since this was shown. This is how it is now.</span>
        </p>
      )}
      <p className="text-muted">
        <span>A trial. Nothing is in Prahari yet.</span>
      </p>
      <ul className="flex flex-wrap gap-x-10 gap-y-3">
        <Sum count={people.new} label={`new ${people.new === 1 ? one : many}`} />
        <Sum count={people.changed} label="changed" />
        <Sum count={people.unchanged} label="known already, unchanged" />
        {kind === 'clients' && <Sum count={posts.new} label={posts.new === 1 ? 'new post' : 'new posts'} />}
        {posts.changed > 0 && (
          <Sum count={posts.changed} label={posts.changed === 1 ? 'changed post' : 'changed posts'} />
        )}
        {leftOut > 0 && <Sum count={leftOut} label={leftOut === 1 ? 'row left out' : 'rows left out'} />}
        {skipped > 0 && <Sum count={skipped} label={skipped === 1 ? 'row skipped' : 'rows skipped'} />}
      </ul>
      <Changes kind={kind} sheet={sheet} result={result} onDraft={onDraft} />
      <NewRows sheet={sheet} result={result} />
      {invitations > 0 && (
        <Checkbox
          label={`Send ${counted(invitations, 'invitation')}`}
          hint={`${invitations === 1 ? 'One mail is' : `${formatCount(invitations)} mails are`} sent, to set a password. Asks for yours again. They can be sent later from each person’s page.`}
          checked={sendInvitations}
          onChange={(send) => onSendInvitations(send)}
        />
      )}
    </div>
  );
}
