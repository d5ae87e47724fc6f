import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Skeleton } from '../base/Skeleton/Skeleton.tsx';
import { TabPage } from '../base/TabPage/TabPage.tsx';
import { $api, findApi } from '../stores/session/api.ts';

/** Draws a dashboard once it is known which API answers, because it leaves out what that one lacks. */
export function WhenApiIsKnown({ children }: { children: ReactNode }) {
  const { state } = useStore($api, { ssr: 'initial' });
  useEffect(() => {
    // The first calls of the tab report it.
    findApi().catch(() => undefined);
  }, []);
  if (state === 'looking') {
    return (
      <TabPage>
        <Skeleton />
      </TabPage>
    );
  }
  return <Fragment key={state}>{children}</Fragment>;
}
