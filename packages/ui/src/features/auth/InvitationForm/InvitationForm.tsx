import type { BodyOf } from '@prahari/contract/endpoint';
import type { acceptInvitation } from '@prahari/contract/invitations';
import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { AuthLink } from '../AuthLink.tsx';
import { confirmationErrors, NewPasswordFields } from '../NewPasswordFields.tsx';
import { tickedConsent } from '../ticked-consent.ts';
import { type AsyncCheck, noErrors, validateThenSubmit } from '../validate-then-submit.ts';

const initial = { password: '', confirmPassword: '' };

export type FirstPassword = Pick<BodyOf<typeof acceptInvitation>, 'password' | 'consent'>;

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

/** A person whom the office has invited sets the first password. */
export function InvitationForm({ check, onSetPassword, navigating = false, notice }: InvitationFormProps) {
  const submit = (typed: typeof initial): Promise<SubmitResult> => {
    const { password } = typed;
    const first = { password, ...(notice !== undefined && { consent: tickedConsent(form.formRef.current) }) };
    return validateThenSubmit(
      check(typed),
      () => onSetPassword(first),
      confirmationErrors(password, typed.confirmPassword),
    );
  };
  const form = useForm({ initial, validate: noErrors, submit });
  return (
    <div className="grid gap-8">
      <PageTitle lead="The office has invited you. Choose a password to log in with.">Set password</PageTitle>
      <Form form={form}>
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
          person={{}}
        />
        {notice}
        <Button type="submit" variant="primary" size="large" pending={form.pending || navigating}>
          Set password
        </Button>
      </Form>
      <p className="text-sm">
        <AuthLink href="/login">Back to login</AuthLink>
      </p>
    </div>
  );
}
