import type { acceptInvitation } from '@prahari/contract/accounts';
import { OTP_LENGTH } from '@prahari/contract/constants';
import type { BodyOf } from '@prahari/contract/endpoint';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AuthLink } from '../AuthLink.tsx';
import { authWords } from '../auth-words.ts';
import { EmailField } from '../EmailField.tsx';
import { confirmationErrors, NewPasswordFields } from '../NewPasswordFields.tsx';
import { tickedConsent } from '../ticked-consent.ts';
import { type AsyncCheck, noErrors, validateThenSubmit } from '../validate-then-submit.ts';

const initial = { password: '', confirmPassword: '', email: '', otp: '' };

export type FirstPassword = Pick<BodyOf<typeof acceptInvitation>, 'password' | 'consent' | 'email' | 'otp'>;

export interface InvitationFormProps {
  /** Validates the password: field → error. */
  check: AsyncCheck<{ password: string }>;
  /** Sets the password, with what was ticked in the notice. On failure the values stay. */
  onSetPassword: (first: FirstPassword) => Promise<SubmitResult>;
  /** The login page is opening. */
  navigating?: boolean;
  /** A ConsentNotice. With it the form sends what is ticked there as consent. */
  notice?: ReactNode;
}

/**
 * A person whom the office has invited sets the first password. Whoever has no email is asked for
 * one, and then for the code that was mailed to it.
 */
export function InvitationForm({ check, onSetPassword, navigating = false, notice }: InvitationFormProps) {
  const t = useWords(authWords);
  const [asked, setAsked] = useState<'password' | 'email' | 'code'>('password');
  const submit = async (typed: typeof initial): Promise<SubmitResult> => {
    const { password, email, otp } = typed;
    const first = {
      password,
      ...(asked !== 'password' && { email }),
      ...(asked === 'code' && { otp }),
      ...(notice !== undefined && { consent: tickedConsent(form.formRef.current) }),
    };
    const result = await validateThenSubmit(
      check(typed),
      () => onSetPassword(first),
      confirmationErrors(password, typed.confirmPassword),
    );
    const paths = result.ok ? [] : (result.errors ?? []).map(({ path }) => path);
    if (paths.includes('otp')) setAsked('code');
    else if (paths.includes('email') && asked === 'password') setAsked('email');
    return result;
  };
  const form = useForm({ initial, validate: noErrors, submit });
  return (
    <div className="grid gap-8">
      <PageTitle lead={t('invited')}>{t('setPassword')}</PageTitle>
      <Form form={form}>
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
          person={{}}
        />
        {asked !== 'password' && <EmailField autoComplete="email" {...form.field('email')} />}
        {asked === 'code' && (
          <TextField
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={OTP_LENGTH}
            required
            {...form.field('otp')}
          />
        )}
        {notice}
        <Button type="submit" variant="primary" size="large" pending={form.pending || navigating}>
          {t('setPassword')}
        </Button>
      </Form>
      <p className="text-sm">
        <AuthLink href="/login">{t('backToLogin')}</AuthLink>
      </p>
    </div>
  );
}
