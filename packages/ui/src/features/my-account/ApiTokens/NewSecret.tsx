import { useEffect, useRef } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { AccountSection } from '../AccountSection.tsx';
import type { ApiTokensProps } from './ApiTokens.tsx';

type NewSecretProps = NonNullable<ApiTokensProps['newSecret']> & Pick<ApiTokensProps, 'onCopy' | 'onDone'>;

/** The secret of a new API token; shown only once. */
export function NewSecret({ name, token, onCopy, onDone }: NewSecretProps) {
  const secret = useRef<HTMLElement>(null);
  useEffect(() => secret.current?.focus(), []);
  return (
    <AccountSection
      title="Copy this API token"
      lead={`“${name}” was made. The token is not shown again; whoever has it can do what it may.`}
    >
      <code
        ref={secret}
        tabIndex={-1}
        className="wrap-anywhere select-all rounded-md bg-sunken px-4 py-3 font-medium text-sm outline-offset-2"
      >
        {token}
      </code>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onPress={() => onCopy(token)}>Copy</Button>
        <Button variant="primary" onPress={onDone}>
          I have copied it
        </Button>
      </div>
    </AccountSection>
  );
}
