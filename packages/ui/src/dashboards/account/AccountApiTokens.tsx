import { useStore } from '@nanostores/react';
import { apiTokenMessages } from '@prahari/contract/api-tokens';
import { useEffect } from 'react';
import { ApiTokens, type ApiTokensProps } from '../../features/my-account/ApiTokens/ApiTokens.tsx';
import {
  $newSecret,
  $revoking,
  apiTokens,
  checkNewApiToken,
  createApiToken,
  forgetNewSecret,
  revokeApiToken,
} from '../../stores/api-tokens/api-tokens.ts';
import { draftOf } from '../../stores/forms/drafts.ts';
import { orNone } from '../../stores/loaded/or-none.ts';
import { toast } from '../../stores/toasts/toasts.ts';

const $draft: NonNullable<ApiTokensProps['draft']> = draftOf('apiToken');

async function copy(token: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(token);
    toast.success(apiTokenMessages.copied);
  } catch {
    toast.failure(apiTokenMessages.copyFailed);
  }
}

/** The API tokens in the account dialog of an admin; hidden when the server has none. */
export function AccountApiTokens() {
  const tokens = orNone(useStore(apiTokens.$loaded));
  const newSecret = useStore($newSecret);
  const revoking = useStore($revoking);
  useEffect(() => {
    void apiTokens.load();
  }, []);
  if (!tokens) return null;
  return (
    <ApiTokens
      tokens={tokens}
      newSecret={newSecret}
      revoking={revoking}
      check={checkNewApiToken}
      draft={$draft}
      onCreate={createApiToken}
      onCopy={copy}
      onDone={forgetNewSecret}
      onRevoke={revokeApiToken}
      onRetry={apiTokens.load}
    />
  );
}
