import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '../stores/session/session.ts';

/** Calls `start` only when signed in, so that a page that redirects to login loads nothing. */
export function useSignedIn(start: () => unknown): void {
  const isSignedIn = useStore($session, { ssr: 'initial' }).state === 'signed-in';
  useEffect(() => {
    if (isSignedIn) start();
  }, [isSignedIn, start]);
}
