import type { Company, UpdateCompanyBody } from '@prahari/contract/company.schemas';
import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { useCheckedFields } from '../../../base/Form/useCheckedFields.ts';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import {
  type CompanyDraft,
  changesOf,
  companyErrors,
  draftOfCompany,
  isWholeCode,
  onto,
} from '../company-draft.ts';
import { BankFields } from './BankFields.tsx';
import { companyFormWords } from './company-form-words.ts';
import { GstFields } from './GstFields.tsx';
import { HolidayFields } from './HolidayFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { LedgerFields } from './LedgerFields.tsx';
import { LegalFields } from './LegalFields.tsx';
import { LicenceFields } from './LicenceFields.tsx';
import { MessageFields } from './MessageFields.tsx';

export interface CompanyFormProps {
  /** The company as it is stored. A later version takes the place of what was not typed. */
  company: Company;
  /** Keeps what was typed while the form is not on the screen. */
  draft?: DraftStore<CompanyDraft> | undefined;
  /** Sends the facts that were changed, with the version that was on the screen. */
  submit: (changes: UpdateCompanyBody) => Promise<SubmitResult>;
}

/** The facts about the company, saved with one press. */
export function CompanyForm({ company, draft, submit }: CompanyFormProps) {
  const t = useWords(companyFormWords);
  const form = useForm<CompanyDraft>({
    initial: draftOfCompany(company),
    draft,
    restore: (kept) => onto(company, kept),
    validate: companyErrors,
    submit: (values) => submit({ ...changesOf(values), version: values.base.version }),
  });
  useNewVersion(company, form);
  const { field, onBlur } = useCheckedFields(form, { errorsOf: companyErrors, isComplete: isWholeCode });
  const changed = Object.keys(changesOf(form.values)).length;
  const parts = { form, field };
  return (
    <Form
      form={form}
      label={t('company')}
      onBlur={onBlur}
      className="[&_:is(input,select,textarea,[role=group])]:scroll-my-24"
    >
      <LegalFields {...parts} />
      <GstFields {...parts} />
      <BankFields {...parts} />
      <HoursFields {...parts} />
      <LicenceFields {...parts} />
      <LedgerFields {...parts} />
      <HolidayFields {...parts} />
      <MessageFields {...parts} />
      <div className="sticky bottom-0 z-3 -mx-[clamp(1rem,2.5vw,2rem)] flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-line border-t bg-raised px-[clamp(1rem,2.5vw,2rem)] py-3 shadow-2">
        <p role="status" className="me-auto text-muted text-sm">
          {changed === 0 ? t('noChanges') : t('changesAreNotSaved')}
        </p>
        {changed > 0 && (
          <Button variant="plain" onPress={form.reset}>
            {t('discard')}
          </Button>
        )}
        <Button variant="primary" type="submit" pending={form.pending}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}

/** Puts what was typed onto a version of the company that this admin or another one has saved. */
function useNewVersion(company: Company, form: { values: CompanyDraft; set: (patch: CompanyDraft) => void }) {
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    const { values, set } = latest.current;
    if (values.base.version !== company.version) set(onto(company, values));
  }, [company]);
}
