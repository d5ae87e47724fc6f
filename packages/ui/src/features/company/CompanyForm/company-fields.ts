import type { BoundField, FormState } from '../../../base/Form/useForm.ts';
import type { CompanyDraft } from '../company-draft.ts';

/** Props of each part of the company's form. */
export interface CompanyFieldsProps {
  form: FormState<CompanyDraft>;
  /** `form.field` with the errors of what was typed. */
  field: <K extends keyof CompanyDraft & string>(name: K) => BoundField<CompanyDraft[K]>;
}
