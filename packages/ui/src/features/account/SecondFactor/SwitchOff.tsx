import type { ReactNode } from 'react';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { CurrentPassword } from '../CurrentPassword.tsx';
import { OpeningSection } from '../OpeningSection.tsx';
import type { Proof } from './SecondFactor.tsx';

interface SwitchOffProps {
  lead: ReactNode;
  check: (typed: Proof) => Record<string, string>;
  onSwitchOff: (typed: Proof) => Promise<SubmitResult>;
}

/** The second factor while it is on, and the way to switch it off. */
export const SwitchOff = ({ lead, ...props }: SwitchOffProps) => (
  <OpeningSection title="Second factor" lead={lead} opens="Switch off">
    {(close) => <SwitchOffForm {...props} onClose={close} />}
  </OpeningSection>
);

function SwitchOffForm({
  check,
  onSwitchOff,
  onClose,
}: Omit<SwitchOffProps, 'lead'> & { onClose: () => void }) {
  const form = useForm({
    initial: { currentPassword: '', totp: '' },
    validate: check,
    submit: onSwitchOff,
  });
  return (
    <AccountForm
      form={form}
      label="Switch off the second factor"
      submit="Switch off"
      tone="danger"
      onCancel={onClose}
    >
      <CurrentPassword {...form.field('currentPassword')} />
      <TextField
        label="Code"
        hint="From your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('totp')}
      />
    </AccountForm>
  );
}
