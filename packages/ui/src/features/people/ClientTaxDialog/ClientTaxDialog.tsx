import type { ClientTax, UpdateClientTaxBody } from '@prahari/contract/clients.schemas';
import { states } from '@prahari/domain/states';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { FormDialog } from '../../../base/Dialog/FormDialog.tsx';
import { FieldGroup } from '../../../base/Field/FieldGroup.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { useCheckedFields } from '../../../base/Form/useCheckedFields.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { NumberField } from '../../../base/NumberField/NumberField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
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
  const form = useForm<ClientTaxDraft>({
    initial: draftOfTax(tax),
    draft,
    restore: (kept) => onto(tax, kept),
    validate: taxErrors,
    submit: (values) => onSuccess(submit(changedTax(values)), onClose),
  });
  const { field, onBlur } = useCheckedFields(form, { errorsOf: taxErrors, isComplete: isWholeGstin });
  const check = (
    name: 'isComposition' | 'isTdsOnlyGovernment' | 'isSez' | 'reminders' | 'isNamedOnCards',
  ) => {
    const { value, ...rest } = field(name);
    return { ...rest, checked: value === true };
  };
  const ofGstin = stateOfTyped(form.values.gstin);
  const ofPosts = !tax.gstin && !tax.stateCode && tax.state ? `As its posts: ${tax.state.name}` : 'Not known';
  return (
    <FormDialog
      title="Tax and billing"
      form={form}
      submitLabel="Save"
      onClose={onClose}
      onBlur={onBlur}
      {...wideForm}
    >
      <TextField
        label="GSTIN or UIN"
        autoComplete="off"
        hint={ofGstin ? undefined : 'Empty for a client without one'}
        {...field('gstin')}
      />
      {ofGstin ? (
        <TextField
          label="State"
          name="state"
          value={`${ofGstin.code} ${ofGstin.name}`}
          readOnly
          onChange={() => {}}
          hint="From the GSTIN"
        />
      ) : (
        <SelectField label="State" placeholder={ofPosts} options={STATES} {...field('stateCode')} />
      )}
      <TextArea
        label="Address for bills"
        hint="With PIN code; empty for the place of the post"
        className="sm:col-span-2"
        {...field('address')}
      />
      <FieldGroup label="Kind of client" className="sm:col-span-2">
        <Checkbox label="Composition dealer" {...check('isComposition')} />
        <Checkbox label="Government office registered only to deduct TDS" {...check('isTdsOnlyGovernment')} />
        <Checkbox label="SEZ unit" {...check('isSez')} />
      </FieldGroup>
      <NumberField
        label="TDS"
        suffix="%"
        min={0}
        inputMode="decimal"
        hint="Income tax the client keeps back: 0, 1 or 2"
        {...field('tdsPercent')}
      />
      <NumberField
        label="GST-TDS"
        suffix="%"
        min={0}
        inputMode="decimal"
        hint="2 for Government, else 0"
        {...field('gstTdsPercent')}
      />
      <NumberField
        label="Days of credit"
        suffix="days"
        min={0}
        hint="From a bill to its due date"
        {...field('creditDays')}
      />
      <NumberField
        label="Silence agrees after"
        suffix="days"
        min={0}
        hint="A sent month counts as agreed; 0 for never"
        {...field('silenceDays')}
      />
      <TextField
        label="Purchase order"
        autoComplete="off"
        hint="Printed on each bill (optional)"
        className="sm:col-span-2"
        {...field('purchaseOrder')}
      />
      {tax.reminders !== undefined && <Checkbox label="Remind of bills by mail" {...check('reminders')} />}
      {tax.isNamedOnCards !== undefined && (
        <Checkbox label="Name this client on the page of a guard’s card" {...check('isNamedOnCards')} />
      )}
    </FormDialog>
  );
}
