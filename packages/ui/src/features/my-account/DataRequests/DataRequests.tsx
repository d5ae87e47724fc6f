import { fieldErrors } from '@prahari/contract/check';
import {
  DATA_COPY_DAYS,
  type DataRequestKind,
  dataRequestKindLabels,
  dataRequestKinds,
} from '@prahari/contract/data-requests';
import {
  type AskForDataBody,
  askForDataBody,
  type DataRequest,
} from '@prahari/contract/data-requests.schemas';
import { formatInstant } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { ignoreRepeatedClicks } from '../../../base/ignore-repeated-clicks.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { AccountSection } from '../AccountSection.tsx';
import { accountWords, type SayAccount } from '../account-words.ts';

export interface DataRequestsProps {
  /** The person's requests, newest first. */
  requests: { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: readonly DataRequest[] };
  /** Sends a request. */
  onAsk: (body: AskForDataBody) => Promise<SubmitResult>;
  /** Keeps what was typed while the account dialog is closed. */
  draft?: DraftStore<AskForDataBody> | undefined;
  /** Downloads the copy that was asked for. */
  onDownload: () => void;
  /** The copy is being downloaded. */
  downloading?: boolean;
  /** Loads again after a failure. */
  onRetry: () => void;
}

const meaningOf = (kind: DataRequestKind, t: SayAccount): string =>
  ({
    export: t('meansExport', { days: `${DATA_COPY_DAYS}` }),
    correction: t('meansCorrection'),
    erasure: t('meansErasure'),
  })[kind];

function answerOf(
  { status, createdAt, answeredAt }: DataRequest,
  t: SayAccount,
  at: (instant: string) => string,
): string {
  if (status === 'open' || !answeredAt) return t('askedAt', { at: at(createdAt) });
  return t(status === 'done' ? 'fulfilledAt' : 'declinedAt', { at: at(answeredAt) });
}

/** Lets people ask the office for a copy, a correction or the erasure of their own data, and shows what became of each request. */
export function DataRequests({
  requests,
  onAsk,
  draft,
  onDownload,
  downloading = false,
  onRetry,
}: DataRequestsProps) {
  const t = useWords(accountWords);
  const say = useTexts();
  const names = useDateNames();
  const at = (instant: string) => formatInstant(instant, names);
  const options = dataRequestKinds.map((kind) => ({ value: kind, label: say(dataRequestKindLabels[kind]) }));
  const form = useForm<AskForDataBody>({
    initial: { kind: 'export', note: '' },
    draft,
    validate: (values) =>
      values.kind === 'correction' && !values.note?.trim()
        ? { note: 'Say what is wrong' }
        : fieldErrors(askForDataBody, values),
    submit: ({ kind, note }) => onAsk(kind === 'correction' ? { kind, note } : { kind }),
    resetOnSuccess: true,
  });
  const { kind } = form.values;
  return (
    <AccountSection title={t('yourData')} lead={t('dataLead')}>
      {requests.state === 'loading' && <Skeleton rows={1} label={t('loadingData')} />}
      {requests.state === 'failed' && <ErrorState message={t('dataFailed')} onRetry={onRetry} />}
      {requests.state === 'ready' && requests.data.length > 0 && (
        <ul aria-label={t('requests')} className="grid gap-2 text-sm">
          {requests.data.map((request) => (
            <li key={request._id}>
              <p className="font-medium">{say(dataRequestKindLabels[request.kind])}</p>
              <p className="text-muted text-xs tabular-nums">{answerOf(request, t, at)}</p>
              {request.copyUntil && (
                <Button
                  size="small"
                  className="mt-1.5"
                  pending={downloading}
                  onPress={() => {
                    // The file may be there before the second click.
                    ignoreRepeatedClicks();
                    onDownload();
                  }}
                  aria-label={t('downloadCopyUntil', { at: at(request.copyUntil) })}
                >
                  {t('downloadCopy')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Form form={form} className="grid gap-4">
        <SelectField
          label={t('whatYouAsk')}
          options={options}
          hint={meaningOf(kind, t)}
          {...form.field('kind')}
        />
        {kind === 'correction' && (
          <TextArea
            label={t('sayWhatIsWrong')}
            rows={3}
            {...form.field('note')}
            value={form.values.note ?? ''}
          />
        )}
        <Button type="submit" className="justify-self-start" pending={form.pending}>
          {t('askOffice')}
        </Button>
      </Form>
    </AccountSection>
  );
}
