import type { ReactNode } from 'react';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { CollapsibleSection } from '../CollapsibleSection.tsx';
import { CurrentPasswordField } from '../CurrentPasswordField.tsx';
import type { Proof } from './second-factor-props.ts';

interface DisableSecondFactorProps {
  lead: ReactNode;
  check: (typed: Proof) => Record<string, string>;
  onDisable: (typed: Proof) => Promise<SubmitResult>;
}

/** Two-step login while it is on, with a form to turn it off. */
export const DisableSecondFactor = ({ lead, ...props }: DisableSecondFactorProps) => (
  <CollapsibleSection title="Two-step login" lead={lead} openLabel="Turn off">
    {(close) => <DisableSecondFactorForm {...props} onClose={close} />}
  </CollapsibleSection>
);

function DisableSecondFactorForm({
  check,
  onDisable,
  onClose,
}: Omit<DisableSecondFactorProps, 'lead'> & { onClose: () => void }) {
  const form = useForm({
    initial: { currentPassword: '', totp: '' },
    validate: check,
    submit: onDisable,
  });
  return (
    <AccountForm
      form={form}
      label="Turn off two-step login"
      submit="Turn off"
      tone="danger"
      onCancel={onClose}
    >
      <CurrentPasswordField {...form.field('currentPassword')} />
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
