import { shiftLabels } from '@prahari/contract/assignments';
import { importColumns } from '@prahari/contract/imports';
import { formatDay } from '@prahari/domain/format';
import { type DayOrder, readDay, unclearDayIn } from '@prahari/domain/read-day';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { cellKey } from '@prahari/domain/sheets/sheet-draft';
import { shifts } from '@prahari/domain/shifts';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import type { DraftStore } from '../../../base/Form/useForm.ts';
import { ignoreHeldEnter } from '../../../base/ignore-held-enter.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { rowCount } from './counts.ts';
import { importDialogWords } from './import-dialog-words.ts';
import type { ImportActions, OpenSheet, TypedCell } from './import-state.ts';
import type { MendItem } from './mend-items.ts';

export interface MendFormProps {
  kind: SheetKind;
  sheet: OpenSheet;
  item: MendItem;
  /** Keeps the text while it is typed. */
  typed?: DraftStore<TypedCell> | undefined;
  onDraft: ImportActions['onDraft'];
  /** The item was answered: the next one opens. */
  onDone: () => void;
  /** Escape: the item closes as it was. */
  onCancel: () => void;
}

type ItemOf<Kind extends MendItem['kind']> = MendFormProps & { item: Extract<MendItem, { kind: Kind }> };

/** Phones in one cell: `98765 43210 / 98765 43211`. */
const numbersIn = (text: string): string[] =>
  text
    .split(/[/,;&|]|\b(?:and|or)\b/i)
    .map((part) => part.trim())
    .filter((part) => /\d{6}/.test(part.replace(/\D/g, '')));

function LeaveOut({ sheet: { draft }, onDraft, onDone, row }: Omit<MendFormProps, 'item'> & { row: number }) {
  const t = useWords(importDialogWords);
  const leaveOut = () => {
    onDraft({ leftOut: [...draft.leftOut, row] });
    onDone();
  };
  return (
    <Button variant="plain" size="small" onPress={leaveOut}>
      <span>{t('leaveRowOut', { row })}</span>
    </Button>
  );
}

function MendCell(props: ItemOf<'cell'>) {
  const t = useWords(importDialogWords);
  const { kind, sheet, item, typed, onDraft, onDone, onCancel } = props;
  const { draft, view } = sheet;
  const { row, column, field } = item;
  const cell = view.rows.find((one) => one.row === row)?.cells[column] ?? '';
  const same = view.rows.filter((one) => one.cells[column] === cell && !draft.leftOut.includes(one.row));
  const [text, setText] = useState(() => {
    const before = typed?.get();
    return before?.row === row && before.column === column ? before.text : cell;
  });
  // A problem is likely the same in all rows; a cell without one is mended for itself.
  const [isForAll, setForAll] = useState(same.length > 1 && item.text !== '' && !item.isQuestion);
  const isClosing = useRef(false);
  const type = (value: string) => {
    setText(value);
    typed?.set({ row, column, text: value });
  };
  const save = (value: string) => {
    const rows = isForAll ? same.map((one) => one.row) : [row];
    typed?.set(undefined);
    onDraft({
      cells: { ...draft.cells, ...Object.fromEntries(rows.map((each) => [cellKey(each, column), value])) },
    });
  };
  const set = (value: string) => {
    isClosing.current = true;
    save(value);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set(text);
  };
  const keyDown = (event: KeyboardEvent) => {
    ignoreHeldEnter(event);
    if (event.key !== 'Escape') return;
    // Escape would close the dialog too.
    event.stopPropagation();
    isClosing.current = true;
    typed?.set(undefined);
    onCancel();
  };
  const saveOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isClosing.current && text !== cell && !currentTarget.contains(relatedTarget)) save(text);
  };
  const numbers = field === 'phone' ? numbersIn(cell) : [];
  const choices =
    field === 'shift' ? shifts.map((shift) => shiftLabels[shift]) : numbers.length > 1 ? numbers : [];
  return (
    <form onSubmit={submit} onKeyDown={keyDown} onBlur={saveOnLeave} className="grid gap-2.5">
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button key={choice} size="small" onPress={() => set(choice)}>
              <span>{choice}</span>
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          name="cell"
          label={`${(field && importColumns[kind][field]) ?? t('cell')}, ${item.place}`}
          value={text}
          onChange={type}
          autoFocus={!item.isQuestion}
          autoComplete="off"
          className="min-w-0 grow"
        />
        <Button type="submit">
          <span>{t('save')}</span>
        </Button>
      </div>
      {same.length > 1 && (
        <Checkbox
          label={
            cell
              ? t('forAllThatSay', { rowCount: rowCount(same.length, t), cell })
              : t('forAllWhereIt', { rowCount: rowCount(same.length, t) })
          }
          checked={isForAll}
          onChange={setForAll}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <LeaveOut {...props} row={row} />
        {field === undefined && item.text !== '' && (
          <Button
            variant="plain"
            size="small"
            onPress={() => {
              onDraft({ columns: { ...draft.columns, [column]: '' } });
              onDone();
            }}
          >
            <span>{t('dontUseThisColumn')}</span>
          </Button>
        )}
      </div>
    </form>
  );
}

function AnswerOrder({ sheet: { draft, view }, item, onDraft, onDone }: ItemOf<'order'>) {
  const t = useWords(importDialogWords);
  const days = view.rows.map(({ cells }) => cells[item.column] ?? '');
  const example = unclearDayIn(days) ?? days.find((day) => day !== '') ?? '';
  const choose = (order: DayOrder) => {
    onDraft({ orders: { ...draft.orders, [item.column]: order } });
    onDone();
  };
  const choices = { dayFirst: t('dayFirst'), monthFirst: t('monthFirst') } as const;
  return (
    <div className="grid gap-2.5">
      <p>
        <span>{t('isExample', { example })}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(choices) as DayOrder[]).map((order) => (
          <Button key={order} size="small" onPress={() => choose(order)}>
            <span>{`${formatDay(readDay(example, undefined, order) ?? example)} (${choices[order].toLowerCase()})`}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}

function AnswerPerson(props: ItemOf<'person'>) {
  const t = useWords(importDialogWords);
  const { kind, sheet, item, onDraft, onDone } = props;
  const { draft, view } = sheet;
  const field = view.fields[item.column];
  const answer = (person: 'same' | 'other') => {
    onDraft({ persons: { ...draft.persons, [item.row]: person } });
    onDone();
  };
  const labels = {
    same: kind === 'guards' ? t('sameGuard') : t('sameClient'),
    other: kind === 'guards' ? t('anotherGuardBothUse') : t('anotherClient'),
  };
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2">
        {item.answers.map((person) => (
          <Button key={person} size="small" onPress={() => answer(person)}>
            <span>{labels[person]}</span>
          </Button>
        ))}
        {field === undefined && <LeaveOut {...props} row={item.row} />}
      </div>
      {field !== undefined && <MendCell {...props} item={{ ...item, kind: 'cell', field }} />}
    </div>
  );
}

function FillField({ kind, sheet: { draft }, item, onDraft, onDone }: ItemOf<'fill'>) {
  const t = useWords(importDialogWords);
  const [text, setText] = useState(draft.fills[item.field] ?? '');
  const hintId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onDraft({ fills: { ...draft.fills, [item.field]: text } });
    onDone();
  };
  return (
    <form onSubmit={submit} onKeyDown={ignoreHeldEnter} aria-describedby={hintId} className="grid gap-2.5">
      <p id={hintId}>
        <span>{t('chooseItsColumnAbove')}</span>
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          name="fill"
          label={t('ofAllRows', { field: importColumns[kind][item.field] ?? item.field })}
          value={text}
          onChange={setText}
          autoFocus
          autoComplete="off"
          className="min-w-0 grow"
        />
        <Button type="submit">
          <span>{t('save')}</span>
        </Button>
      </div>
    </form>
  );
}

/** Mends one problem of a sheet, or answers one question about it. */
export function MendForm(props: MendFormProps) {
  const { item } = props;
  if (item.kind === 'cell') return <MendCell {...props} item={item} />;
  if (item.kind === 'order') return <AnswerOrder {...props} item={item} />;
  if (item.kind === 'person') return <AnswerPerson {...props} item={item} />;
  if (item.kind === 'fill') return <FillField {...props} item={item} />;
  return <LeaveOut {...props} row={item.row} />;
}
