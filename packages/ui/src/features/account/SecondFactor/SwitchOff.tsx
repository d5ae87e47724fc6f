import type { ReactNode } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { PasswordField } from '../../../base/PasswordField/PasswordField.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { useOpening } from '../useOpening.ts';
import type { Proof } from './SecondFactor.tsx';

interface SwitchOffProps {
  lead: ReactNode;
  check: (typed: Proof) => Record<string, string>;
  onSwitchOff: (typed: Proof) => Promise<SubmitResult>;
}

export function SwitchOff({ lead, ...props }: SwitchOffProps) {
  const { isOpen, open, close, opener, form } = useOpening();
  return (
    <AccountSection
      title="Second factor"
      lead={lead}
      action={
        !isOpen && (
          <Button ref={opener} onPress={open}>
            Switch off
          </Button>
        )
      }
    >
      {isOpen && (
        <div ref={form}>
          <SwitchOffForm {...props} onClose={close} />
        </div>
      )}
    </AccountSection>
  );
}

function SwitchOffForm({
  check,
  onSwitchOff,
  onClose,
}: Omit<SwitchOffProps, 'lead'> & { onClose: () => void }) {
  const form = useForm({
    initial: { currentPassword: '', totp: '' },
    check,
    submit: onSwitchOff,
  });
  return (
    <Form form={form} label="Switch off the second factor">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        {...form.field('currentPassword')}
      />
      <TextField
        label="Code"
        hint="From your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('totp')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="plain" onPress={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={form.pending}>
          Switch off
        </Button>
      </div>
    </Form>
  );
}
