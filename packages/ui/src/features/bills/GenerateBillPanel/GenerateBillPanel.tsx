import type { generateBill } from '@prahari/contract/bills';
import { generateBillForm } from '@prahari/contract/bills.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { hasWholePaise } from '@prahari/domain/paise';
import { rupeesInWords } from '@prahari/domain/rupees-in-words';
import { useId, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { ComboBox, type ComboBoxProps } from '../../../base/ComboBox/ComboBox.tsx';
import type { ComboBoxOption } from '../../../base/ComboBox/ComboBoxList.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { Form } from '../../../base/Form/Form.tsx';
import { sentValues } from '../../../base/Form/sent-values.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { MoneyField } from '../../../base/MoneyField/MoneyField.tsx';
import type { NumberOrText } from '../../../base/NumberField/useNumberInput.ts';
import { Panel } from '../../../base/Panel/Panel.tsx';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { generateBillPanelWords } from './generate-bill-panel-words.ts';

type NewBill = BodyOf<typeof generateBill>;

const emptyBill = {
  /** The selected option; its `value` is the id. */
  clientId: null as ComboBoxOption | null,
  /** Rupees, or the typed text when it is not an amount. */
  amount: null as NumberOrText,
  dueDate: '',
  description: '',
  driveLink: '',
  /** The bill, as `sameness` names it, that was confirmed to be a second one. */
  secondOf: '',
};

/** The values of the bill form. */
type BillDraft = typeof emptyBill;

/** Validates the draft: errors by field (SPEC section 5, Bill form). */
const billErrors = (draft: BillDraft) => fieldErrors(generateBillForm, toNewBill(draft));

/** Equal for bills that the server takes for the same one. */
const sameness = ({ clientId, amount, dueDate }: BillDraft) => [clientId?.value, amount, dueDate].join();

/** The request body of a valid draft. */
function toNewBill(draft: BillDraft): NewBill {
  const { secondOf, ...fields } = sentValues(draft);
  return {
    ...fields,
    clientId: draft.clientId?.value ?? '',
    amount: draft.amount as number,
    ...(secondOf !== sameness(draft) && { isUnique: true }),
  };
}

/** `sameAs` says which bill is like this one, which was therefore not generated. */
type BillResult = SubmitResult & { sameAs?: string };

export interface GenerateBillPanelProps {
  /** All clients. */
  clients: Pick<ComboBoxProps, 'options' | 'onSearch' | 'loading' | 'emptyText' | 'onRetry'>;
  /** Sends a valid form. On failure the panel stays open with its values. */
  submit: (bill: NewBill) => Promise<BillResult>;
  /** Keeps the values while the panel is not mounted; Cancel and Close clear it. */
  draft?: DraftStore<BillDraft> | undefined;
  /** Cancel, the close button, or the bill was generated. */
  onClose: () => void;
}

/** The bill form (SPEC section 2, Bill form); repeats the amount in words. */
export function GenerateBillPanel({ clients, submit, onClose, draft }: GenerateBillPanelProps) {
  const t = useWords(generateBillPanelWords);
  const formId = useId();
  const [refused, setRefused] = useState('');
  const send = async (draft: BillDraft) => {
    const result = await submit(toNewBill(draft));
    if (!result.sameAs) return result;
    setRefused(sameness(draft));
    return { ok: false as const, errors: [{ path: 'secondOf', message: result.sameAs }] };
  };
  const form = useForm<BillDraft>({
    initial: emptyBill,
    draft,
    validate: billErrors,
    submit: (draft) => send(draft),
    onSent: onClose,
  });
  const { amount, secondOf } = form.values;
  const asked = sameness(form.values);
  const dismiss = () => {
    form.reset();
    onClose();
  };
  return (
    <Panel
      title={t('generateBill')}
      isOpen
      onClose={dismiss}
      footer={
        <>
          <Button variant="plain" onPress={dismiss}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} pending={form.pending}>
            {t('generateBill')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} label={t('generateBill')}>
        <ComboBox label={t('client')} required {...clients} {...form.field('clientId')} />
        <MoneyField
          label={t('amount')}
          required
          hint={
            typeof amount === 'number' && amount > 0 && hasWholePaise(amount)
              ? rupeesInWords(amount)
              : t('inRupees')
          }
          {...form.field('amount')}
        />
        <DateField label={t('dueDate')} required {...bindDateField(form, 'dueDate')} />
        <TextArea label={t('description')} required rows={3} {...form.field('description')} />
        <TextField
          label={t('driveLink')}
          type="url"
          inputMode="url"
          required
          placeholder={t('https')}
          hint={t('linkThatClientCan')}
          {...form.field('driveLink')}
        />
        {[refused, secondOf].includes(asked) && (
          <Checkbox
            name="secondOf"
            label={t('generateSecondOne')}
            checked={secondOf === asked}
            error={form.errors.secondOf}
            onChange={(isSecond) => form.set({ secondOf: isSecond ? asked : '' })}
          />
        )}
      </Form>
    </Panel>
  );
}
