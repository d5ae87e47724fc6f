import { formatCount } from '@prahari/domain/format';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { useRef, useState } from 'react';
import type { DraftStore } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { useMediaQuery } from '../../../base/useMediaQuery.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { CheckStatus } from './CheckStatus.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { rowCount } from './counts.ts';
import { importDialogWords, type SayImportDialog } from './import-dialog-words.ts';
import type { ImportActions, OpenSheet, TypedCell } from './import-state.ts';
import { MendForm } from './MendForm.tsx';
import { cellItem, type MendItem, mendItems } from './mend-items.ts';
import { focusCell, SheetTable } from './SheetTable.tsx';
import { SkippedRows } from './SkippedRows.tsx';
import { usePastedText } from './usePastedText.ts';

export interface MendStepProps extends Pick<ImportActions, 'onDraft' | 'onCheck' | 'onPaste'> {
  kind: SheetKind;
  sheet: OpenSheet;
  typed?: DraftStore<TypedCell> | undefined;
}

const HEADINGS = (t: SayImportDialog) => t('headingsWereRecognisedChoose');
const NO_HEADINGS = (t: SayImportDialog) => t('itHasNoHeadings');

/** Problems listed; more would not be read. */
const LISTED = 100;

/** The sheet, and everything in it that must be mended or answered. */
export function MendStep({ kind, sheet, typed, onDraft, onCheck, onPaste }: MendStepProps) {
  const t = useWords(importDialogWords);
  const { draft, view, check } = sheet;
  const items = mendItems(kind, sheet, t);
  const table = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<MendItem | undefined>(() => {
    const before = typed?.get();
    return before && cellItem(view, before);
  });
  // A phone has no room for the sheet: there the list alone is shown.
  const isWide = useMediaQuery('(min-width: 48rem)', true);
  usePastedText(onPaste);
  // A cell stays open when a check finds that it is right: somebody may be typing into it.
  const open = items.find(({ id }) => id === opened?.id) ?? (opened?.kind === 'cell' ? opened : undefined);
  const openId = open?.id;
  const toggle = (item: MendItem) => setOpened(item.id === openId ? undefined : item);
  const chooseColumn = (column: number, field: string) =>
    onDraft({ columns: { ...draft.columns, [column]: field } });
  const close = (item: MendItem) => {
    setOpened(undefined);
    if ('column' in item && 'row' in item) focusCell(table.current, item);
  };
  const next = (item: MendItem) => {
    const following = items.includes(item) ? items[items.indexOf(item) + 1] : undefined;
    if (following) setOpened(following);
    else close(item);
  };
  const form = open && (
    <MendForm
      key={open.id}
      kind={kind}
      sheet={sheet}
      item={open}
      typed={typed}
      onDraft={onDraft}
      onDone={() => next(open)}
      onCancel={() => close(open)}
    />
  );
  const isInTable = isWide && open !== undefined && 'row' in open;
  const sheets = draft.sheets.map(({ name, rows }, index) => ({
    value: String(index),
    label: `${name} (${rowCount(rows.length, t)})`,
  }));
  const used = view.fields.filter(Boolean).length;
  const chooseSheet = (value: string) =>
    onDraft({
      sheet: Number(value),
      columns: {},
      orders: {},
      fills: {},
      cells: {},
      leftOut: [],
      used: [],
      persons: {},
    });
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        <span>
          {t('ofInUse', {
            name: draft.name,
            rowCount: rowCount(view.rows.length, t),
            columns: t('columnCount', { columns: used, count: formatCount(used) }),
            count: formatCount(view.fields.length),
          })}
        </span>
        {isWide && <span>{view.table.headingRow === undefined ? NO_HEADINGS(t) : HEADINGS(t)}</span>}
      </p>
      {sheets.length > 1 && (
        <SelectField
          name="sheet"
          label={t('sheet')}
          options={sheets}
          value={String(draft.sheet)}
          onChange={chooseSheet}
          className="max-w-xs"
        />
      )}
      <div className={`grid gap-4 ${items.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_18rem]' : ''}`}>
        {isWide && (
          <div className="min-w-0">
            <SheetTable
              ref={table}
              kind={kind}
              sheet={sheet}
              items={items}
              open={open}
              onOpen={toggle}
              onColumn={chooseColumn}
            >
              {isInTable && form}
            </SheetTable>
          </div>
        )}
        {items.length > 0 && (
          <section aria-label={t('toMend')} className="min-w-0 lg:max-h-[28rem] lg:overflow-auto">
            <h3 className="font-semibold text-md">
              <span>{t('toMendCount', { count: formatCount(items.length) })}</span>
            </h3>
            <ol className="mt-2 border-line border-t">
              {items.slice(0, LISTED).map((item) => (
                <li key={item.id} className="border-line border-b">
                  <button
                    type="button"
                    aria-expanded={item.id === openId}
                    onClick={() => toggle(item)}
                    className={`grid w-full grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-2 px-1 py-2 text-start max-sm:min-h-target ${item.id === openId ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
                  >
                    <b className={`tabular-nums ${item.isQuestion ? 'text-warning' : 'text-danger'}`}>
                      {item.place}
                    </b>
                    <span className="wrap-anywhere">
                      <span className="block">{item.text}</span>
                      <span className="block text-muted text-xs">{item.about}</span>
                    </span>
                    <span aria-hidden="true" className="text-accent-ink underline">
                      {item.isQuestion ? t('answer') : t('mend')}
                    </span>
                  </button>
                  {item.id === openId && !isInTable && <div className="bg-sunken p-3">{form}</div>}
                </li>
              ))}
            </ol>
            {items.length > LISTED && (
              <p className="mt-2 text-muted text-xs">
                <span>{t('firstAreShown', { listed: LISTED })}</span>
              </p>
            )}
          </section>
        )}
      </div>
      {!isWide && <ColumnChoices kind={kind} view={view} onColumn={chooseColumn} />}
      <SkippedRows sheet={sheet} onDraft={onDraft} />
      <CheckStatus check={check} isRight={items.length === 0} onCheck={onCheck} />
      <p className="text-muted text-xs">
        <span>{t('nothingIsInPrahari')}</span>
      </p>
    </div>
  );
}
