import { type ApiScope, describeScopes } from '@prahari/contract/api-tokens';
import type { ApiToken } from '@prahari/contract/api-tokens.schemas';
import { formatDay, formatInstant } from '@prahari/domain/format';
import { useState } from 'react';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import type { SubmitResult } from '../../../base/Form/useForm.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { useCollapsible } from '../useCollapsible.ts';
import { NewApiTokenForm } from './NewApiTokenForm.tsx';
import { NewSecret } from './NewSecret.tsx';

/** An API token as the form sends it. */
export interface TypedApiToken {
  name: string;
  scopes: ApiScope[];
  validUntil: string;
}

export interface ApiTokensProps {
  /** The admin's tokens, newest first. */
  tokens: { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: readonly ApiToken[] };
  /** The secret of a token that was just made; it replaces the list until it was copied. */
  newSecret: { name: string; token: string } | null;
  /** Ids of the tokens that are being revoked. */
  revoking?: ReadonlySet<string>;
  /** Validates a new one: field → error. */
  check: (typed: TypedApiToken) => Record<string, string>;
  /** Makes one. */
  onCreate: (typed: TypedApiToken) => Promise<SubmitResult>;
  /** Copies the secret. */
  onCopy: (token: string) => void;
  /** The admin has copied the secret. */
  onDone: () => void;
  /** Revokes one, by its id. */
  onRevoke: (id: string) => void;
  /** Loads again after a failure. */
  onRetry: () => void;
}

/** API tokens of an admin, with a form to make one, whose secret is shown once. */
export function ApiTokens(props: ApiTokensProps) {
  const { tokens, newSecret, revoking, check, onCreate, onCopy, onDone, onRevoke, onRetry } = props;
  const { isOpen, open, close, opener, form } = useCollapsible();
  if (newSecret) return <NewSecret {...newSecret} onCopy={onCopy} onDone={onDone} />;
  return (
    <AccountSection
      title="API tokens"
      lead="Let a program of yours read and change what you choose, without your password."
      action={
        !isOpen &&
        tokens.state === 'ready' && (
          <Button ref={opener} onPress={open}>
            New API token
          </Button>
        )
      }
    >
      {tokens.state === 'loading' && <Skeleton rows={1} label="Loading API tokens" />}
      {tokens.state === 'failed' && (
        <ErrorState message="The API tokens could not be loaded." onRetry={onRetry} />
      )}
      {tokens.state === 'ready' && tokens.data.length > 0 && (
        <ul aria-label="API tokens" className="grid">
          {tokens.data.map((token) => (
            <ApiTokenItem
              key={token._id}
              token={token}
              revoking={revoking?.has(token._id) ?? false}
              onRevoke={onRevoke}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <div ref={form}>
          <NewApiTokenForm check={check} onCreate={onCreate} onClose={close} />
        </div>
      )}
    </AccountSection>
  );
}

interface ApiTokenItemProps extends Pick<ApiTokensProps, 'onRevoke'> {
  token: ApiToken;
  revoking: boolean;
}

const lastUse = ({ lastUsedAt, lastUsedFrom }: ApiToken): string =>
  lastUsedAt ? `Last used ${formatInstant(lastUsedAt)} from ${lastUsedFrom}` : 'Not used yet';

/** A token with what it may do and its last use. Revoke asks once more. */
function ApiTokenItem({ token, revoking, onRevoke }: ApiTokenItemProps) {
  const { _id, name, scopes, validUntil, isExpired } = token;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2.5 last:border-0">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere font-medium">
          {name}
          {isExpired && <Badge tone="warning">Expired</Badge>}
        </p>
        <p className="text-sm">{describeScopes(scopes)}</p>
        <p className="flex flex-wrap gap-x-3 text-muted text-xs tabular-nums">
          <span>
            {isExpired ? 'Expired after' : 'Works until'} {formatDay(validUntil)}
          </span>
          <span>{lastUse(token)}</span>
        </p>
      </div>
      {isAsking ? (
        <div className="flex gap-2">
          <Button size="small" variant="plain" onPress={() => setIsAsking(false)}>
            Keep
          </Button>
          <Button
            size="small"
            variant="danger"
            pending={revoking}
            autoFocus
            aria-label={`Revoke now: ${name}`}
            onPress={() => onRevoke(_id)}
          >
            Revoke now
          </Button>
        </div>
      ) : (
        <Button
          size="small"
          variant="plain"
          aria-label={`Revoke API token: ${name}`}
          onPress={() => setIsAsking(true)}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
