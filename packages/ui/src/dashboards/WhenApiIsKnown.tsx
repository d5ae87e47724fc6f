import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { $api, findApi } from '../stores/session/api.ts';

export interface WhenApiIsKnownProps {
  /** In the place of the dashboard meanwhile, shaped like it. */
  loading: ReactNode;
  children: ReactNode;
}

/** Draws a dashboard once it is known which API answers, because it leaves out what that one lacks. */
export function WhenApiIsKnown({ loading, children }: WhenApiIsKnownProps) {
  const { state } = useStore($api, { ssr: 'initial' });
  useEffect(() => {
    // The first calls of the tab report it.
    findApi().catch(() => undefined);
  }, []);
  if (state === 'looking') return loading;
  return <Fragment key={state}>{children}</Fragment>;
}
