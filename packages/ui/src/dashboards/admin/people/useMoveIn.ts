import { dayFields, importMessages, MAX_IMPORT_ROWS } from '@prahari/contract/imports';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import {
  chosenColumns,
  draftOf,
  questionsOf,
  type SheetDraft,
  sentSheet,
  viewOf,
} from '@prahari/domain/sheets/sheet-draft';
import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../../../base/words/useWords.ts';
import type {
  ImportActions,
  ImportState,
  SheetCheck,
} from '../../../features/people/ImportDialog/import-state.ts';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { checkImport, removeImport, runImport } from '../../../stores/imports/imports.ts';
import { type ReadFile, readFile, readPastedText } from '../../../stores/imports/read-file.ts';
import { rememberColumns, rememberedColumns } from '../../../stores/imports/remembered-columns.ts';
import { peoplePagesWords } from './people-pages-words.ts';

type Done = Extract<ImportState, { step: 'done' }>;

/** Waits for the next key before the rows are sent to be checked. */
const CHECK_DELAY_MS = 300;

/** Loads, checks and imports a sheet. Returns the state of the import and its actions. */
export function useMoveIn(kind: SheetKind, close: () => void): { state: ImportState } & ImportActions {
  const t = useWords(peoplePagesWords);
  const [kept] = useState(() => draftAbout<SheetDraft>('import', kind));
  const [draft, setDraft] = useState(() => kept.get());
  const [before, setBefore] = useState<SheetDraft>();
  const [chosen] = useState(() => rememberedColumns(kind));
  const [reading, setReading] = useState<{ isReading: boolean; problem?: string | undefined }>({
    isReading: false,
  });
  const [step, setStep] = useState<'mend' | 'try'>('mend');
  const [check, setCheck] = useState<SheetCheck>({ state: 'checking' });
  const [sendInvitations, setSendInvitations] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const [done, setDone] = useState<Done>();
  const view = useMemo(() => draft && viewOf(kind, draft, { chosen, dayFields }), [kind, draft, chosen]);
  const sent = useMemo(() => draft && view && sentSheet(view, draft), [draft, view]);

  const change = (next: SheetDraft | undefined) => {
    setDraft(next);
    kept.set(next);
    setOutdated(false);
    setCheck((before) => ({ state: 'checking', result: 'result' in before ? before.result : undefined }));
  };

  useEffect(() => {
    if (!sent || check.state !== 'checking') return;
    if (sent.columns.length === 0 || sent.rows.length === 0) return setCheck({ state: 'unmapped' });
    let isStale = false;
    const timer = setTimeout(async () => {
      const result = await checkImport(kind, sent);
      if (!isStale) setCheck(result ? { state: 'checked', result } : { state: 'failed' });
    }, CHECK_DELAY_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [kind, sent, check.state]);

  const open = (name: string, read: ReadFile) => {
    if ('problem' in read) return setReading({ isReading: false, problem: read.problem });
    const next = draftOf(kind, name, read.sheets, chosen);
    const { rows } = viewOf(kind, next, { chosen, dayFields });
    if (rows.length === 0) return setReading({ isReading: false, problem: importMessages.noRows });
    if (rows.length > MAX_IMPORT_ROWS)
      return setReading({ isReading: false, problem: importMessages.tooManyRows(rows.length) });
    setReading({ isReading: false });
    setStep('mend');
    change(next);
  };

  const actions: ImportActions = {
    onFile: async (file) => {
      setReading({ isReading: true });
      open(file.name, await readFile(file).catch(() => ({ problem: importMessages.failed })));
    },
    onPaste: (text) => {
      const read = readPastedText(text);
      if (!read) return;
      if (!draft || 'problem' in read) return open(t('pastedCells'), read);
      const [more] = read.sheets;
      const sheets = draft.sheets.map((sheet, index) =>
        index === draft.sheet ? { ...sheet, rows: [...sheet.rows, ...(more?.rows ?? [])] } : sheet,
      );
      change({ ...draft, sheets });
    },
    onCheck: () => setCheck({ state: 'checking' }),
    onDraft: (changed) => {
      if (!draft) return;
      const next = { ...draft, ...changed };
      if (changed.columns)
        rememberColumns(kind, chosenColumns(viewOf(kind, next, { chosen, dayFields }), next));
      change(next);
    },
    onStep: setStep,
    onSendInvitations: setSendInvitations,
    onImport: async () => {
      if (!sent || check.state !== 'checked' || isImporting) return;
      setImporting(true);
      const { plan } = check.result;
      const result = await runImport(kind, sent, { plan, sendInvitations });
      setImporting(false);
      if (result === 'outdated') {
        setOutdated(true);
        setCheck({ state: 'checking', result: check.result });
      } else if (result?.imported) {
        kept.set(undefined);
        setDone({ step: 'done', result, leftOut: draft?.leftOut.length ?? 0, isRemoving: false });
      } else if (result) {
        setCheck({ state: 'checked', result });
        setStep('mend');
      }
    },
    onUndo: async () => {
      if (!done?.result.importId || done.isRemoving) return;
      setDone({ ...done, isRemoving: true });
      const isRemoved = await removeImport(done.result.importId);
      if (isRemoved) close();
      else setDone({ ...done, isRemoving: false });
    },
    onForget: () => {
      setBefore(draft);
      change(undefined);
    },
    onBack: () => {
      setReading({ isReading: false });
      change(before);
    },
    onClose: close,
  };

  if (done) return { state: done, ...actions };
  if (!draft || !view) return { state: { step: 'open', ...reading, before: before?.name }, ...actions };
  const sheet = { draft, view, questions: questionsOf(view, draft), check };
  const state: ImportState =
    step === 'mend' ? { step, ...sheet } : { step, ...sheet, isImporting, sendInvitations, isOutdated };
  return { state, ...actions };
}
