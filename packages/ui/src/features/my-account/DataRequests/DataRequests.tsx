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
import { AccountSection } from '../AccountSection.tsx';

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

const options = dataRequestKinds.map((kind) => ({ value: kind, label: dataRequestKindLabels[kind] }));

const meanings: Record<DataRequestKind, string> = {
  export: `Once the office agrees, you can download a file with everything that is stored about you here, for ${DATA_COPY_DAYS} days.`,
  correction: 'The office corrects what is wrong.',
  erasure:
    'This withdraws your consent to the account: it is closed for good. Bills, assignments and the log stay without your name, as law asks.',
};

function answerOf({ status, createdAt, answeredAt }: DataRequest): string {
  if (status === 'open' || !answeredAt) return `Asked ${formatInstant(createdAt)}. It is with the office.`;
  return `${status === 'done' ? 'Fulfilled' : 'Declined'} ${formatInstant(answeredAt)}.`;
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
    <AccountSection title="Your data" lead="Ask the office for what the law gives you.">
      {requests.state === 'loading' && <Skeleton rows={1} label="Loading your requests" />}
      {requests.state === 'failed' && (
        <ErrorState message="Your requests could not be loaded." onRetry={onRetry} />
      )}
      {requests.state === 'ready' && requests.data.length > 0 && (
        <ul aria-label="Requests about your data" className="grid gap-2 text-sm">
          {requests.data.map((request) => (
            <li key={request._id}>
              <p className="font-medium">{dataRequestKindLabels[request.kind]}</p>
              <p className="text-muted text-xs tabular-nums">{answerOf(request)}</p>
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
                  aria-label={`Download your copy, until ${formatInstant(request.copyUntil)}`}
                >
                  Download your copy
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Form form={form} className="grid gap-4">
        <SelectField
          label="What you ask for"
          options={options}
          hint={meanings[kind]}
          {...form.field('kind')}
        />
        {kind === 'correction' && (
          <TextArea label="What is wrong" rows={3} {...form.field('note')} value={form.values.note ?? ''} />
        )}
        <Button type="submit" className="justify-self-start" pending={form.pending}>
          Ask the office
        </Button>
      </Form>
    </AccountSection>
  );
}
