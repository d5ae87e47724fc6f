import { shiftLabels } from '@prahari/contract/assignments';
import type { Location } from '@prahari/contract/assignments.schemas';
import { shifts } from '@prahari/domain/shifts';
import { useEffect, useRef } from 'react';
import { ComboBox, type ComboBoxProps } from '../../../base/ComboBox/ComboBox.tsx';
import { DateField } from '../../../base/DateField/DateField.tsx';
import { bindDateField } from '../../../base/DateField/half-typed-date.ts';
import { Form } from '../../../base/Form/Form.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { SubmitButton } from '../../../base/Form/SubmitButton.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import {
  type AssignDraft,
  assignErrors,
  emptyAssignment,
  isAt,
  locationDraft,
  type NewAssignment,
  NOWHERE,
  restoreDraft,
  toNewAssignment,
} from './assign-draft.ts';
import { assignGuardFormWords } from './assign-guard-form-words.ts';

type ChoiceProps = Pick<ComboBoxProps, 'options' | 'onSearch' | 'loading' | 'emptyText' | 'onRetry'>;

export interface AssignGuardFormProps {
  /** Available guards. */
  guards: ChoiceProps;
  /** Unassigned clients. */
  clients: ChoiceProps;
  /** The client selected in the clients list. */
  client?: NonNullable<ComboBoxProps['value']> | undefined;
  /** Called when a client is chosen in the form, or none. */
  onClient?: ((client: AssignDraft['clientId']) => void) | undefined;
  /** The place for guards of the chosen client, if known: fills the location. */
  place?: Location | undefined;
  /** Keeps the values while the form is not mounted. */
  draft?: DraftStore<AssignDraft> | undefined;
  /** Sends a valid form, which is emptied on success. */
  submit: (assignment: NewAssignment) => Promise<SubmitResult>;
}

const shiftOptions = shifts.map((shift) => ({ value: shift, label: shiftLabels[shift] }));
const pair = 'grid gap-5 sm:grid-cols-2';

/** Assigns an available guard to a client (SPEC section 2, Assign Guards form). */
export function AssignGuardForm(props: AssignGuardFormProps) {
  const t = useWords(assignGuardFormWords);
  const { guards, clients, client, onClient, place = NOWHERE, draft, submit } = props;
  const form = useForm<AssignDraft>({
    initial: emptyAssignment(client ?? null),
    draft,
    restore: (kept) => restoreDraft(client ?? null, kept),
    validate: assignErrors,
    // Not resetOnSuccess, which would restore the preselected client, who may have all requested guards now.
    submit: (draft) => onSuccess(submit(toNewAssignment(draft)), () => form.set(emptyAssignment(null))),
  });
  // The place that the form filled in; what was typed over it stays.
  const filled = useRef(NOWHERE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place fills the fields
  useEffect(() => {
    if (place === filled.current) return;
    if (!isAt(form.values, filled.current) && !isAt(form.values, NOWHERE)) return;
    filled.current = place;
    form.set(locationDraft(place));
  }, [place]);
  const clientField = form.field('clientId');
  const chooseClient = (chosen: AssignDraft['clientId']) => {
    clientField.onChange(chosen);
    onClient?.(chosen);
  };
  // Kept while it is edited, which clears its error.
  const asksReason = form.values.papersReason !== '' || 'papersReason' in form.submitErrors;
  return (
    <Form
      form={form}
      label={t('assignGuardLabel')}
      className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 @min-[64rem]:max-w-[84rem] @min-[64rem]:grid-cols-2"
    >
      <p className="col-span-full text-muted text-sm wrap-anywhere">
        {client ? t('chosenClientShowingFree', { label: client.label }) : t('showingFreeGuardsAnd')}
      </p>
      <div className="grid content-start gap-5">
        <div className={pair}>
          <ComboBox label={t('guard')} required {...guards} {...form.field('guardId')} />
          <ComboBox label={t('client')} required {...clients} {...clientField} onChange={chooseClient} />
        </div>
        <div className={pair}>
          <DateField label={t('startDate')} required {...bindDateField(form, 'startDate')} />
          <DateField
            label={t('endDate')}
            required
            min={form.values.startDate || undefined}
            {...bindDateField(form, 'endDate')}
          />
        </div>
        <div className={pair}>
          <SelectField label={t('shift')} required options={shiftOptions} {...form.field('shift')} />
        </div>
      </div>
      <fieldset className="grid content-start gap-5">
        <legend className="pb-3 font-semibold text-sm @min-[64rem]:sr-only">{t('location')}</legend>
        <TextField label={t('street')} required {...form.field('location.street')} />
        <div className="grid gap-5 sm:grid-cols-[1fr_1fr_9rem]">
          <TextField label={t('city')} required {...form.field('location.city')} />
          <TextField label={t('state')} required {...form.field('location.state')} />
          <TextField label={t('pinCode')} required {...form.field('location.zipCode')} />
        </div>
      </fieldset>
      {asksReason && <TextField label={t('reasonToAssignWith')} {...form.field('papersReason')} />}
      <SubmitButton pending={form.pending}>{t('assignGuard')}</SubmitButton>
    </Form>
  );
}
