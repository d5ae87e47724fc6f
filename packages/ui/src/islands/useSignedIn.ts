import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '../stores/session.ts';

/** Calls back once signed in, so that a page about to redirect loads nothing. */
export function useSignedIn(start: () => unknown): void {
  const isSignedIn = useStore($session, { ssr: 'initial' }).state === 'signed-in';
  useEffect(() => {
    if (isSignedIn) start();
  }, [isSignedIn, start]);
}
