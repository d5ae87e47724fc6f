import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $session } from '../stores/session/session.ts';

/**
 * Calls `load` once somebody is signed in, so that a page that redirects to login loads nothing.
 * @param load the same function on each render
 */
export function useLoadWhenSignedIn(load: () => unknown): void {
  const isSignedIn = useStore($session, { ssr: 'initial' }).state === 'signed-in';
  useEffect(() => {
    if (isSignedIn) load();
  }, [isSignedIn, load]);
}
