import { formatCount } from '@prahari/domain/format';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Dialog } from '../../../base/Dialog/Dialog.tsx';
import type { DraftStore } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { CheckStatus } from './CheckStatus.tsx';
import { rowCount } from './counts.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { importDialogWords, type SayImportDialog } from './import-dialog-words.ts';
import { type ImportActions, type ImportState, nounsOf, type TypedCell } from './import-state.ts';
import { MendStep } from './MendStep.tsx';
import { mendItems, rowsOf } from './mend-items.ts';
import { OpenStep } from './OpenStep.tsx';
import { TryStep } from './TryStep.tsx';

export interface ImportDialogProps extends ImportActions {
  /** Guards, or clients with their posts. */
  kind: SheetKind;
  /** The state of the import. */
  state: ImportState;
  /** Keeps what is being typed into a cell. */
  typed?: DraftStore<TypedCell> | undefined;
}

type StateOf<Step extends ImportState['step']> = ImportDialogProps & {
  state: Extract<ImportState, { step: Step }>;
};

const FootText = ({ title, text }: { title: string; text: string }) => (
  <p className="me-auto min-w-0 text-sm">
    <b className="block font-semibold">{title}</b>
    <span className="text-muted text-xs">{text}</span>
  </p>
);

function MendFoot({ kind, state, onDraft, onStep, onForget }: StateOf<'mend'>) {
  const t = useWords(importDialogWords);
  const { draft, view, check } = state;
  const items = mendItems(kind, state, t);
  const bad = rowsOf(items);
  const kept = view.rows.length - draft.leftOut.length;
  // An unclear order of days concerns every row.
  const ready = items.some((item) => item.kind === 'order') ? 0 : kept - bad.length;
  const isReady = check.state === 'checked' && items.length === 0 && kept > 0;
  return (
    <>
      <FootText
        title={t('ofReadyCount', { count: formatCount(ready), rowCount: rowCount(view.rows.length, t) })}
        text={bad.length === 0 ? '' : t('toMendRowCount', { rowCount: rowCount(bad.length, t) })}
      />
      <Button variant="plain" onPress={onForget}>
        <span>{t('anotherSheet')}</span>
      </Button>
      {bad.length > 0 && (
        <Button onPress={() => onDraft({ leftOut: [...draft.leftOut, ...bad] })}>
          <span>{t('leaveThoseOut', { count: bad.length })}</span>
        </Button>
      )}
      <Button variant="primary" disabled={!isReady} onPress={() => onStep('try')}>
        <span>{t('tryIt')}</span>
      </Button>
    </>
  );
}

function TryFoot({ kind, state, onStep, onImport }: StateOf<'try'>) {
  const t = useWords(importDialogWords);
  const { check, isImporting } = state;
  const result = check.state === 'checked' ? check.result : undefined;
  const rows = result?.outcomes.filter((outcome) => outcome === 'new' || outcome === 'changed').length ?? 0;
  const people = (result?.people.new ?? 0) + (result?.people.changed ?? 0);
  const { one, many } = nounsOf(t)[kind];
  return (
    <>
      <FootText
        title={rows === 0 ? t('everythingIsInPrahari') : `${people} ${people === 1 ? one : many}`}
        text={t('canBeUndoneAs')}
      />
      <Button onPress={() => onStep('mend')}>
        <span>{t('backToSheet')}</span>
      </Button>
      {rows > 0 && (
        <Button variant="primary" pending={isImporting} onPress={onImport}>
          <span>{t('importRowCount', { rowCount: rowCount(rows, t) })}</span>
        </Button>
      )}
    </>
  );
}

function DoneStep({ state: { result, leftOut } }: StateOf<'done'>) {
  const t = useWords(importDialogWords);
  return (
    <p role="status" className="text-md">
      <b className="block font-semibold">
        {t('imported', {
          rowCount: rowCount(result.imported, t),
          leftOut: leftOut > 0 ? t('leftOutLeftOut', { leftOut }) : '',
        })}
      </b>
      <span className="text-muted text-sm">{t('undoTakesOutAll')}</span>
    </p>
  );
}

function partsOf(props: ImportDialogProps, t: SayImportDialog): { body: ReactNode; foot: ReactNode } {
  const { state } = props;
  switch (state.step) {
    case 'open':
      return {
        body: (
          <OpenStep {...props} isReading={state.isReading} problem={state.problem} before={state.before} />
        ),
        foot: (
          <Button variant="plain" onPress={props.onClose}>
            <span>{t('cancel')}</span>
          </Button>
        ),
      };
    case 'mend':
      return {
        body: <MendStep {...props} sheet={state} />,
        foot: <MendFoot {...props} state={state} />,
      };
    case 'try':
      return {
        body:
          state.check.state === 'checked' ? (
            <TryStep {...props} {...state} sheet={state} result={state.check.result} />
          ) : (
            <CheckStatus check={state.check} isRight={false} onCheck={props.onCheck} />
          ),
        foot: <TryFoot {...props} state={state} />,
      };
    case 'done':
      return {
        body: <DoneStep {...props} state={state} />,
        foot: (
          <>
            <Button pending={state.isRemoving} onPress={props.onUndo}>
              <span>{t('undoAll')}</span>
            </Button>
            <Button variant="primary" onPress={props.onClose}>
              <span>{t('close')}</span>
            </Button>
          </>
        ),
      };
  }
}

/** Moves guards, or clients with their posts, in from a sheet: open, mend, try, import. */
export function ImportDialog(props: ImportDialogProps) {
  const t = useWords(importDialogWords);
  const { kind, state, onClose } = props;
  const { body, foot } = partsOf(props, t);
  const isSheet = state.step === 'mend' || state.step === 'try';
  return (
    <Dialog
      title={t('importMany', { many: nounsOf(t)[kind].many })}
      isOpen
      onClose={onClose}
      className={isSheet ? 'max-w-page' : 'max-w-160'}
      footer={foot}
    >
      <div className="grid gap-5">
        <ImportSteps step={state.step} />
        {body}
      </div>
    </Dialog>
  );
}
