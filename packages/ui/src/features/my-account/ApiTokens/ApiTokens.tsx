import { type ApiScope, describeScopes } from '@prahari/contract/api-tokens';
import type { ApiToken } from '@prahari/contract/api-tokens.schemas';
import { formatDay, formatInstant } from '@prahari/domain/format';
import { useState } from 'react';
import { Badge } from '../../../base/Badge/Badge.tsx';
import { Button } from '../../../base/Button/Button.tsx';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import type { DraftStore, SubmitResult } from '../../../base/Form/useForm.ts';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AccountSection } from '../AccountSection.tsx';
import { useCollapsible } from '../useCollapsible.ts';
import { apiTokensWords, type SayApiTokens } from './api-tokens-words.ts';
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
  /** Keeps what was typed while the form is closed. */
  draft?: DraftStore<TypedApiToken> | undefined;
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
  const t = useWords(apiTokensWords);
  const { tokens, newSecret, revoking, check, draft, onCreate, onCopy, onDone, onRevoke, onRetry } = props;
  const { isOpen, open, close, opener, form } = useCollapsible(draft?.get() !== undefined);
  if (newSecret) return <NewSecret {...newSecret} onCopy={onCopy} onDone={onDone} />;
  return (
    <AccountSection
      title={t('apiTokens')}
      lead={t('letProgramOfYours')}
      action={
        !isOpen &&
        tokens.state === 'ready' && (
          <Button ref={opener} onPress={open}>
            {t('newApiToken')}
          </Button>
        )
      }
    >
      {tokens.state === 'loading' && <Skeleton rows={1} label={t('loadingApiTokens')} />}
      {tokens.state === 'failed' && <ErrorState message={t('apiTokensCouldNot')} onRetry={onRetry} />}
      {tokens.state === 'ready' && tokens.data.length > 0 && (
        <ul aria-label={t('apiTokens')} className="grid">
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
          <NewApiTokenForm check={check} draft={draft} onCreate={onCreate} onClose={close} />
        </div>
      )}
    </AccountSection>
  );
}

interface ApiTokenItemProps extends Pick<ApiTokensProps, 'onRevoke'> {
  token: ApiToken;
  revoking: boolean;
}

const lastUse = ({ lastUsedAt, lastUsedFrom }: ApiToken, t: SayApiTokens): string =>
  lastUsedAt ? t('lastUsed', { at: formatInstant(lastUsedAt), from: lastUsedFrom ?? '' }) : t('notUsedYet');

/** A token with what it may do and its last use. Revoke asks once more. */
function ApiTokenItem({ token, revoking, onRevoke }: ApiTokenItemProps) {
  const t = useWords(apiTokensWords);
  const { _id, name, scopes, validUntil, isExpired } = token;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2.5 last:border-0">
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere font-medium">
          {name}
          {isExpired && <Badge tone="warning">{t('expired')}</Badge>}
        </p>
        <p className="text-sm">{describeScopes(scopes)}</p>
        <p className="flex flex-wrap gap-x-3 text-muted text-xs tabular-nums">
          <span>
            {isExpired ? t('expiredAfter') : t('worksUntil')} {formatDay(validUntil)}
          </span>
          <span>{lastUse(token, t)}</span>
        </p>
      </div>
      {isAsking ? (
        <div className="flex gap-2">
          <Button size="small" variant="plain" onPress={() => setIsAsking(false)}>
            {t('keep')}
          </Button>
          <Button
            size="small"
            variant="danger"
            pending={revoking}
            autoFocus
            aria-label={t('revokeNowName', { name })}
            onPress={() => onRevoke(_id)}
          >
            {t('revokeNow')}
          </Button>
        </div>
      ) : (
        <Button
          size="small"
          variant="plain"
          aria-label={t('revokeApiToken', { name })}
          onPress={() => setIsAsking(true)}
        >
          {t('revoke')}
        </Button>
      )}
    </li>
  );
}
