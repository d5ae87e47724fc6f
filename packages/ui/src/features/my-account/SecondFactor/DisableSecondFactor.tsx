import { formatInstant } from '@prahari/domain/format';
import { useForm } from '../../../base/Form/useForm.ts';
import { Status } from '../../../base/Status/Status.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { CollapsibleSection } from '../CollapsibleSection.tsx';
import { ProofFields } from '../ProofFields.tsx';
import type { SecondFactorProps } from './second-factor-props.ts';

const FEW = 3;
const codesLeft = (left: number): string =>
  left === 0 ? 'No recovery codes left' : `${left} recovery ${left === 1 ? 'code' : 'codes'} left`;

type Forms = Pick<SecondFactorProps, 'checkDisable' | 'onDisable'>;
type DisableSecondFactorProps = Forms & { since: string; recoveryCodesLeft: number };

/** Two-step login while it is on, with a form to turn it off. */
export const DisableSecondFactor = ({ since, recoveryCodesLeft, ...props }: DisableSecondFactorProps) => (
  <CollapsibleSection
    title="Two-step login"
    lead={
      <span className="grid justify-items-start gap-1">
        <Status tone="success" mark="tick">
          On
        </Status>
        <span>
          Since {formatInstant(since)}. {codesLeft(recoveryCodesLeft)}.
          {recoveryCodesLeft < FEW && ' Turn it off and on again to get ten new ones.'}
        </span>
      </span>
    }
    openLabel="Turn off"
  >
    {(close) => <DisableForm {...props} onClose={close} />}
  </CollapsibleSection>
);

function DisableForm({ checkDisable, onDisable, onClose }: Forms & { onClose: () => void }) {
  const form = useForm({
    initial: { currentPassword: '', totp: '' },
    validate: checkDisable,
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
      <ProofFields form={form} needsCode />
    </AccountForm>
  );
}
