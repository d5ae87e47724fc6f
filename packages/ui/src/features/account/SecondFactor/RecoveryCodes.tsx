import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { AccountSection } from '../AccountSection.tsx';
import type { SecondFactorProps } from './SecondFactor.tsx';

type RecoveryCodesProps = Pick<SecondFactorProps, 'onCopy' | 'onSave' | 'onDone'> & {
  codes: readonly string[];
};

/** Shown this once: they let an admin in who has lost the phone. */
export function RecoveryCodes({ codes, onCopy, onSave, onDone }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <AccountSection
      title="Keep these recovery codes"
      lead="The second factor is on. Without your phone, one of these logs you in instead, each of them once. They are not shown again."
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
          I have kept them
        </Button>
      </div>
    </AccountSection>
  );
}
