import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { AccountSection } from '../AccountSection.tsx';
import type { SecondFactorProps } from './second-factor-props.ts';

type RecoveryCodesProps = Pick<SecondFactorProps, 'onCopy' | 'onSave' | 'onDone'> & {
  codes: readonly string[];
};

/** Recovery codes for an admin who loses the phone; shown only once. */
export function RecoveryCodes({ codes, onCopy, onSave, onDone }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <AccountSection
      title="Save these recovery codes"
      lead="Two-step login is on. If you lose your phone, log in with one of these codes instead. Each works once. They are not shown again."
    >
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md bg-sunken px-4 py-3 outline-offset-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all font-medium text-sm">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="plain" onPress={() => onCopy(codes)}>
          Copy
        </Button>
        <Button onPress={() => onSave(codes)}>Save as file</Button>
        <Button variant="primary" onPress={onDone}>
          I have saved them
        </Button>
      </div>
    </AccountSection>
  );
}
