import type { ClientTax, UpdateClientTaxBody } from '@prahari/contract/clients.schemas';
import { states } from '@prahari/domain/states';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { FieldGroup } from '../../../base/Field/FieldGroup.tsx';
import { useCheckedFields } from '../../../base/Form/useCheckedFields.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import {
  type ClientTaxDraft,
  changedTax,
  draftOfTax,
  isWholeGstin,
  onto,
  stateOfTyped,
  taxErrors,
} from '../client-tax-draft.ts';
import { wideForm } from '../wide-form.ts';
import { clientTaxDialogWords } from './client-tax-dialog-words.ts';

export interface ClientTaxDialogProps {
  /** The stored facts. */
  tax: ClientTax;
  /** Keeps an unsent form while the dialog is closed. Cancel empties it. */
  draft?: DraftStore<ClientTaxDraft> | undefined;
  /** Sends what was changed. On failure the dialog stays open with its values. */
  submit: (changes: UpdateClientTaxBody) => Promise<SubmitResult>;
  /** Cancel, the close button, or the facts were saved. */
  onClose: () => void;
}

const STATES = states.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

/** Facts about a client that its bills need: registration, State, TDS, credit. */
export function ClientTaxDialog({ tax, draft, submit, onClose }: ClientTaxDialogProps) {
  const t = useWords(clientTaxDialogWords);
  const form = useForm<ClientTaxDraft>({
    initial: draftOfTax(tax),
    draft,
    restore: (kept) => onto(tax, kept),
    validate: taxErrors,
    submit: (values) => submit(changedTax(values)),
    onSent: onClose,
  });
  const { field, onBlur } = useCheckedFields(form, { errorsOf: taxErrors, isComplete: isWholeGstin });
  const check = (
    name: 'isComposition' | 'isTdsOnlyGovernment' | 'isSez' | 'reminders' | 'isNamedOnCards',
  ) => {
    const { value, ...rest } = field(name);
    return { ...rest, checked: value === true };
  };
  const ofGstin = stateOfTyped(form.values.gstin);
  const ofPosts =
    !tax.gstin && !tax.stateCode && tax.state ? t('asItsPosts', { name: tax.state.name }) : t('notKnown');
  return (
    <FormDialog
      title={t('taxAndBilling')}
      form={form}
      submitLabel={t('save')}
      onClose={onClose}
      onBlur={onBlur}
      {...wideForm}
    >
      <TextField
        label={t('gstinOrUin')}
        autoComplete="off"
        hint={ofGstin ? undefined : t('emptyForClientWithout')}
        {...field('gstin')}
      />
      {ofGstin ? (
        <TextField
          label={t('state')}
          name="state"
          value={`${ofGstin.code} ${ofGstin.name}`}
          readOnly
          onChange={() => {}}
          hint={t('fromGstin')}
        />
      ) : (
        <SelectField label={t('state')} placeholder={ofPosts} options={STATES} {...field('stateCode')} />
      )}
      <TextArea
        label={t('addressForBills')}
        hint={t('withPinCodeEmpty')}
        className="sm:col-span-2"
        {...field('address')}
      />
      <FieldGroup label={t('kindOfClient')} className="sm:col-span-2">
        <Checkbox label={t('compositionDealer')} {...check('isComposition')} />
        <Checkbox label={t('governmentOfficeRegisteredOnly')} {...check('isTdsOnlyGovernment')} />
        <Checkbox label={t('sezUnit')} {...check('isSez')} />
      </FieldGroup>
      <NumberField
        label={t('tds')}
        suffix="%"
        min={0}
        inputMode="decimal"
        hint={t('incomeTaxClientKeeps')}
        {...field('tdsPercent')}
      />
      <NumberField
        label={t('gstTds')}
        suffix="%"
        min={0}
        inputMode="decimal"
        hint={t('forGovernmentElse0')}
        {...field('gstTdsPercent')}
      />
      <NumberField
        label={t('daysOfCredit')}
        suffix="days"
        min={0}
        hint={t('fromBillToIts')}
        {...field('creditDays')}
      />
      <NumberField
        label={t('silenceAgreesAfter')}
        suffix="days"
        min={0}
        hint={t('sentMonthCountsAs')}
        {...field('silenceDays')}
      />
      <TextField
        label={t('purchaseOrder')}
        autoComplete="off"
        hint={t('printedOnEachBill')}
        className="sm:col-span-2"
        {...field('purchaseOrder')}
      />
      {tax.reminders !== undefined && <Checkbox label={t('remindOfBillsBy')} {...check('reminders')} />}
      {tax.isNamedOnCards !== undefined && (
        <Checkbox label={t('nameThisClientOn')} {...check('isNamedOnCards')} />
      )}
    </FormDialog>
  );
}
