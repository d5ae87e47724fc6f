import type { EndpointSpec } from '@prahari/contract/endpoint';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { PageTitle } from '../base/PageTitle/PageTitle.tsx';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { findApi, isOffered } from '../stores/session/api.ts';
import { redirectTo } from '../stores/session/navigation.ts';
import { askToLogIn, watchSession } from '../stores/session/session.ts';
import { PageToasts } from './PageToasts.tsx';

/** Asks visitors to log in and come back; leaves the page where the API lacks the call. */
function open(read: EndpointSpec, load: () => Promise<void>): void {
  if (askToLogIn()) return;
  findApi().then(
    () => (isOffered(read) ? void load() : redirectTo('/')),
    () => void load(),
  );
}

export interface DocumentPageProps {
  /** The call that reads the document. */
  read: EndpointSpec;
  load: () => Promise<void>;
  /** Shown until the document is here, and where it is not. */
  title: string;
  state: 'loading' | 'missing' | 'failed' | 'ready';
  loadingLabel: string;
  missingMessage: string;
  failureMessage: string;
  /** The document, once it is loaded. */
  children: ReactNode;
}

/** A page that shows one document of its address, to print or save. Pass a stable `load`. */
export function DocumentPage({
  read,
  load,
  title,
  state,
  loadingLabel,
  missingMessage,
  failureMessage,
  children,
}: DocumentPageProps) {
  useEffect(() => open(read, load), [read, load]);
  useEffect(watchSession, []);
  return (
    <>
      {state === 'ready' ? children : <PageTitle>{title}</PageTitle>}
      {state === 'loading' && <Skeleton label={loadingLabel} />}
      {state === 'missing' && <ErrorState message={missingMessage} />}
      {state === 'failed' && <ErrorState message={failureMessage} onRetry={() => void load()} />}
      <PageToasts />
    </>
  );
}
