import { fieldErrors } from '@prahari/contract/check';
import {
  type DataRequestKind,
  dataRequestKindLabels,
  dataRequestKinds,
} from '@prahari/contract/data-requests';
import { type HandleDataBody, handleDataBody } from '@prahari/contract/data-requests.schemas';
import type { Person } from '@prahari/contract/people';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { type DraftStore, useForm } from '../../../base/Form/useForm.ts';
import { RadioGroup } from '../../../base/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { dataSubmitLabels, ERASURE_CONSEQUENCE } from '../data-request-text.ts';
import { officeDataRequestsWords, type SayOfficeDataRequests } from '../office-data-requests-words.ts';
import { SharedPhone } from '../SharedPhone.tsx';
import { type CorrectionResult, phoneRule, useTakenPhone } from '../shared-phone.ts';
import { personDataDialogWords, type SayPersonDataDialog } from './person-data-dialog-words.ts';

/** The chosen right, and the corrected values. */
export interface PersonDataDraft {
  kind: DataRequestKind;
  name: string;
  phone: string;
  /** The phone that was confirmed to be shared. */
  sharedPhone: string;
}

export interface PersonDataDialogProps {
  /** A person without an email, who can't ask under Account. */
  person: Person & { phone: string };
  /** Sends what the person asked for. On failure the dialog stays open. */
  submit: (body: HandleDataBody) => Promise<CorrectionResult>;
  /** Keeps an unsent correction while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<PersonDataDraft> | undefined;
  /** Cancel, the close button, or it was done. */
  onClose: () => void;
}

const details = (
  t: SayPersonDataDialog,
  sayOfficeDataRequests: SayOfficeDataRequests,
): Record<DataRequestKind, string> => ({
  export: t('everythingThatIsStored'),
  correction: t('changeWhatIsWrong'),
  erasure: ERASURE_CONSEQUENCE(sayOfficeDataRequests),
});

const options = (t: SayPersonDataDialog, sayOfficeDataRequests: SayOfficeDataRequests) =>
  dataRequestKinds.map((value) => ({
    value,
    label: dataRequestKindLabels[value],
    detail: details(t, sayOfficeDataRequests)[value],
  }));

/** Gives a copy of, corrects or erases the data of a person who asked the office for it in person. */
export function PersonDataDialog({ person, submit, draft, onClose }: PersonDataDialogProps) {
  const sayOfficeDataRequests = useWords(officeDataRequestsWords);
  const t = useWords(personDataDialogWords);
  const [taken, noteTaken] = useTakenPhone();
  const initial: PersonDataDraft = {
    kind: 'export',
    name: person.name,
    phone: person.phone,
    sharedPhone: '',
  };
  const bodyOf = ({ kind, name, phone, sharedPhone }: PersonDataDraft): HandleDataBody => ({
    userId: person._id,
    kind,
    ...(kind === 'correction' && name !== person.name && { name }),
    ...(kind === 'correction' && phone !== person.phone && { phone, ...phoneRule({ phone, sharedPhone }) }),
  });
  const form = useForm({
    initial,
    draft,
    validate: (values) => fieldErrors(handleDataBody, bodyOf(values)),
    submit: (values) => noteTaken(submit(bodyOf(values)), values.phone),
    onSent: onClose,
  });
  const { kind } = form.values;
  return (
    <FormDialog
      title={t('personalData')}
      form={form}
      submitLabel={dataSubmitLabels(sayOfficeDataRequests)[kind]}
      onClose={onClose}
    >
      <p className="font-semibold">{person.name}</p>
      <RadioGroup label={t('askedFor')} options={options(t, sayOfficeDataRequests)} {...form.field('kind')} />
      {kind === 'correction' && (
        <>
          <TextField label={t('fullName')} {...form.field('name')} />
          <TextField label={t('phone')} type="tel" {...form.field('phone')} />
          <SharedPhone form={form} taken={taken} />
        </>
      )}
    </FormDialog>
  );
}
