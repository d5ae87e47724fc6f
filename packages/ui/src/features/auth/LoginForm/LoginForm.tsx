import type { BodyOf } from '@prahari/contract/endpoint';
import { defaultRole, roleLabels, roles } from '@prahari/contract/roles';
import type { login } from '@prahari/contract/sessions';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { AuthLink } from '../AuthLink.tsx';
import { authWords } from '../auth-words.ts';
import { EmailField } from '../EmailField.tsx';
import type { SecondFactorFieldProps } from '../SecondFactorCodeField.tsx';
import { type AsyncCheck, noErrors, validateThenSubmit } from '../validate-then-submit.ts';

export type Credentials = BodyOf<typeof login>;

export interface LoginFormProps {
  /** Validates the values: field → error. */
  check: AsyncCheck<Credentials>;
  /** Logs in. On failure the values stay. */
  onLogin: (credentials: Credentials) => Promise<SubmitResult>;
  /** The email is not verified: links to the verification page. */
  unverified?: boolean;
  /** The password was right: shows the field for the second factor. */
  secondFactor?: boolean;
  /** The dashboard is opening. */
  navigating?: boolean;
  /** Another way to log in with the chosen role, shown below; its place is kept while it is loaded, unless `<html data-no-passkeys>`. */
  other?: (role: Credentials['role']) => ReactNode;
}

const initial = { role: defaultRole as Credentials['role'], email: '', password: '', totp: '' };

/** Role, email and password, and the second factor of whoever has one (SPEC section 2, Login). A role that the page selects before hydration stays. */
export function LoginForm(props: LoginFormProps) {
  const t = useWords(authWords);
  const say = useTexts();
  const options = roles.map((role) => ({ value: role, label: say(roleLabels[role]) }));
  const { check, onLogin, unverified = false, secondFactor = false, navigating = false, other } = props;
  const form = useForm({
    initial,
    validate: noErrors,
    submit: ({ totp, ...typed }) =>
      validateThenSubmit(
        check(typed),
        () => onLogin(secondFactor ? { ...typed, totp } : typed),
        secondFactor && !totp ? { totp: 'Code is required' } : {},
      ),
  });
  return (
    <div className="grid gap-8">
      <PageTitle>{t('login')}</PageTitle>
      <Form form={form}>
        <SelectField label={t('role')} options={options} {...form.field('role')} />
        <EmailField autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        {secondFactor && <SecondFactorField onComplete={() => form.onSubmit()} {...form.field('totp')} />}
        <Button type="submit" variant="primary" size="large" pending={form.pending || navigating}>
          {t('login')}
        </Button>
        {unverified && (
          <ButtonLink href="/otp-verification" variant="secondary">
            {t('verifyEmail')}
          </ButtonLink>
        )}
      </Form>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <span className="text-muted">
          {t('newHere')} <AuthLink href="/signup">{t('signUpLink')}</AuthLink> {t('hereToAsk')}
        </span>
        <AuthLink href="/forgot-password">{t('forgotPasswordLink')}</AuthLink>
      </p>
      {other && <div className="min-h-12 in-data-no-passkeys:hidden">{other(form.values.role)}</div>}
    </div>
  );
}

/** Fallback when the lazy field cannot be loaded; takes both kinds of code. */
function PlainCodeField({ onComplete: _, ...field }: SecondFactorFieldProps) {
  const t = useWords(authWords);
  return (
    <TextField
      label={t('code')}
      hint={t('appOrRecovery')}
      autoComplete="one-time-code"
      autoFocus
      {...field}
    />
  );
}

const LazyCodeField = lazy<ComponentType<SecondFactorFieldProps>>(() =>
  import('../SecondFactorCodeField.tsx').then(
    (module) => ({ default: module.SecondFactorCodeField }),
    () => ({ default: PlainCodeField }),
  ),
);

/** Asks for the second factor. Loaded lazily, because most people never see it. */
function SecondFactorField(props: SecondFactorFieldProps) {
  return (
    <Suspense>
      <LazyCodeField {...props} />
    </Suspense>
  );
}
