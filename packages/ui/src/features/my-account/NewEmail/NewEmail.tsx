import { OTP_LENGTH } from '@prahari/contract/constants';
import type { EmailChange } from '@prahari/contract/email-changes.schemas';
import { formatDay } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type SubmitResult, useForm } from '../../../base/Form/useForm.ts';
import { OneTimeCodeField } from '../../../base/OneTimeCodeField/OneTimeCodeField.tsx';
import { AccountSection } from '../AccountSection.tsx';

export interface NewEmailProps {
  /** The new email, which waits for its code. */
  change: EmailChange;
  /** Lets the new email count. */
  onConfirm: (otp: string) => Promise<SubmitResult>;
}

/** The person confirms the email that the office has entered, with the code mailed to it. */
export function NewEmail({ change, onConfirm }: NewEmailProps) {
  const form = useForm({
    initial: { otp: '' },
    validate: ({ otp }): Record<string, string> =>
      otp.trim().length === OTP_LENGTH ? {} : { otp: `Enter all ${OTP_LENGTH} digits of the code.` },
    submit: ({ otp }) => onConfirm(otp),
  });
  const { name: _, ...otp } = form.field('otp');
  return (
    <AccountSection
      title="Your new email"
      lead={`Enter the code that was mailed to ${change.email}, until ${formatDay(change.until)}. Until then your former email counts.`}
    >
      <Form form={form} className="grid gap-4">
        <OneTimeCodeField label="Code" length={OTP_LENGTH} {...otp} />
        <Button type="submit" className="justify-self-start" pending={form.pending}>
          Use this email
        </Button>
      </Form>
    </AccountSection>
  );
}
