import { fieldErrors } from '@prahari/contract/check';
import { DATA_COPY_DAYS, type DataRequestKind } from '@prahari/contract/data-requests';
import {
  type AnswerDataRequestBody,
  answerDataRequestBody,
  type OfficeDataRequest,
} from '@prahari/contract/data-requests.schemas';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, useForm } from '../../../base/Form/useForm.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { dataSubmitLabels, ERASURE_CONSEQUENCE } from '../data-request-text.ts';
import { officeDataRequestsWords, type SayOfficeDataRequests } from '../office-data-requests-words.ts';
import { SharedPhone } from '../SharedPhone.tsx';
import { type CorrectionResult, phoneRule, useTakenPhone } from '../shared-phone.ts';
import {
  answerDataRequestDialogWords,
  type SayAnswerDataRequestDialog,
} from './answer-data-request-dialog-words.ts';

/** The typed answer: the reason, or for a correction the changes. */
export interface DataRequestAnswer {
  name: string;
  phone: string;
  /** The phone that was confirmed to be shared. */
  sharedPhone: string;
  email: string;
  reason: string;
}

export interface AnswerDataRequestDialogProps {
  /** The person's request, and its day. */
  request: OfficeDataRequest;
  /** The answer: fulfilled or declined. */
  answer: AnswerDataRequestBody['answer'];
  /** Sends the answer. On failure the dialog stays open. */
  submit: (body: AnswerDataRequestBody) => Promise<CorrectionResult>;
  /** Keeps an unsent answer while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<DataRequestAnswer> | undefined;
  /** Cancel, or the request was answered. */
  onClose: () => void;
}

const consequences = (
  t: SayAnswerDataRequestDialog,
  sayOfficeDataRequests: SayOfficeDataRequests,
): Record<DataRequestKind, string> => ({
  export: t('thisPersonCanDownload', { dataCopyDays: DATA_COPY_DAYS }),
  correction: t('changeWhatIsWrong'),
  erasure: ERASURE_CONSEQUENCE(sayOfficeDataRequests),
});

/** Answers a request about personal data and says what follows. The person gets a mail. */
export function AnswerDataRequestDialog({
  request,
  answer,
  draft,
  submit,
  onClose,
}: AnswerDataRequestDialogProps) {
  const sayOfficeDataRequests = useWords(officeDataRequestsWords);
  const t = useWords(answerDataRequestDialogWords);
  const { _id, kind, user, note } = request;
  const isDeclined = answer === 'decline';
  const isCorrection = kind === 'correction' && !isDeclined;
  const [taken, noteTaken] = useTakenPhone();
  const initial: DataRequestAnswer = {
    name: user.name,
    phone: request.phone,
    sharedPhone: '',
    email: user.email,
    reason: '',
  };
  const bodyOf = (values: DataRequestAnswer): AnswerDataRequestBody => ({
    requestId: _id,
    answer,
    ...(isDeclined && { reason: values.reason }),
    ...(isCorrection && values.name !== user.name && { name: values.name }),
    ...(isCorrection && values.phone !== request.phone && { phone: values.phone, ...phoneRule(values) }),
    ...(isCorrection && values.email !== user.email && { email: values.email }),
  });
  const form = useForm({
    initial,
    draft,
    validate: (values) => fieldErrors(answerDataRequestBody, bodyOf(values)),
    submit: (values) => noteTaken(submit(bodyOf(values)), values.phone),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={isDeclined ? t('declineRequest') : t('fulfilRequest')}
      form={form}
      submitLabel={isDeclined ? t('decline') : dataSubmitLabels(sayOfficeDataRequests)[kind]}
      onClose={onClose}
    >
      <p className="font-semibold">{user.name}</p>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {!isDeclined && <p>{consequences(t, sayOfficeDataRequests)[kind]}</p>}
      {isDeclined && (
        <TextArea label={t('reason')} rows={3} hint={t('personIsTold')} {...form.field('reason')} />
      )}
      {isCorrection && (
        <>
          <TextField label={t('fullName')} {...form.field('name')} />
          <TextField label={t('phone')} type="tel" {...form.field('phone')} />
          <SharedPhone form={form} taken={taken} />
          <TextField
            label={t('email')}
            hint={t('countsOncePersonEnters')}
            type="email"
            {...form.field('email')}
          />
        </>
      )}
    </FormDialog>
  );
}
