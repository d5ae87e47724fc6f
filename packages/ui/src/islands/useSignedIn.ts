import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '../stores/session.ts';

/** Calls back once somebody is signed in: nothing is asked for a page that is about to be left. */
export function useSignedIn(start: () => unknown): void {
  const isSignedIn = useStore($session, { ssr: 'initial' }).state === 'signed-in';
  useEffect(() => {
    if (isSignedIn) start();
  }, [isSignedIn, start]);
}
