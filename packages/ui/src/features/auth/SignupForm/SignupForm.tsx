import { authMessages, type register } from '@prahari/contract/auth';
import type { BodyOf } from '@prahari/contract/endpoint';
import { defaultRole, roleLabels, signupRoles } from '@prahari/contract/roles';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type DraftStore, type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { AuthLink } from '../AuthLink.tsx';
import { authWords } from '../auth-words.ts';
import { EmailField } from '../EmailField.tsx';
import { confirmationErrors, NewPasswordFields } from '../NewPasswordFields.tsx';
import { tickedConsent } from '../ticked-consent.ts';
import { type AsyncCheck, noErrors, validateThenSubmit } from '../validate-then-submit.ts';

export type Registration = BodyOf<typeof register>;

export interface SignupFormProps {
  /** Validates the values: field → error. */
  check: AsyncCheck<Registration>;
  /** Registers; the verification page follows. On failure the values stay. */
  onSignUp: (registration: Registration) => Promise<SubmitResult>;
  /** The two passwords differ; nothing is sent. */
  onPasswordsDiffer: () => void;
  /** The verification page is opening. */
  navigating?: boolean;
  /** Keeps the values over a reload and a link. */
  draft?: DraftStore<Registration> | undefined;
  /** A ConsentNotice. With it the form sends what is ticked there as consent. */
  notice?: ReactNode;
}

const initial: Registration = {
  role: defaultRole,
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};

/** Signs up as client or guard (SPEC section 2, Signup). */
export function SignupForm({
  check,
  onSignUp,
  onPasswordsDiffer,
  navigating = false,
  notice,
  draft,
}: SignupFormProps) {
  const t = useWords(authWords);
  const say = useTexts();
  const options = signupRoles.map((role) => ({ value: role, label: say(roleLabels[role]) }));
  const submit = (typed: Registration) => {
    const body: Registration = {
      ...typed,
      ...(notice !== undefined && { consent: tickedConsent(form.formRef.current) }),
    };
    const unconfirmed = confirmationErrors(typed.password, typed.confirmPassword);
    if (unconfirmed.confirmPassword === authMessages.passwordsDiffer) onPasswordsDiffer();
    return validateThenSubmit(check(body), () => onSignUp(body), unconfirmed);
  };
  const form = useForm({ initial, draft, validate: noErrors, submit });
  return (
    <div className="grid gap-8">
      <PageTitle lead={t('signUpLead')}>{t('signUp')}</PageTitle>
      <Form form={form}>
        <SelectField label={t('role')} options={options} {...form.field('role')} />
        <TextField label={t('fullName')} autoComplete="name" required {...form.field('name')} />
        <EmailField autoComplete="email" {...form.field('email')} />
        <TextField label={t('phone')} type="tel" autoComplete="tel" required {...form.field('phone')} />
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
          person={form.values}
        />
        {notice}
        <Button type="submit" variant="primary" size="large" pending={form.pending || navigating}>
          {t('signUp')}
        </Button>
      </Form>
      <p className="text-muted text-sm">
        {t('hasAccount')} <AuthLink href="/login">{t('login')}</AuthLink>
      </p>
    </div>
  );
}
