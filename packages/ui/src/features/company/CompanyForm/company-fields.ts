import type { BoundField, FormState } from '../../../base/Form/useForm.ts';
import type { CompanyDraft } from '../company-draft.ts';

/** What a part of the company's form needs of it. */
export interface CompanyFieldsProps {
  form: FormState<CompanyDraft>;
  /** `form.field` with the errors of what was typed. */
  field: <K extends keyof CompanyDraft & string>(name: K) => BoundField<CompanyDraft[K]>;
}
