import { useStore } from '@nanostores/react';
import { watchMessages } from '@prahari/contract/watch';
import type { WatchRow } from '@prahari/contract/watch.schemas';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { TonightWatch } from '../../../features/watch/TonightWatch/TonightWatch.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { $watch, holdWatch, keepCall, loadWatch } from '../../../stores/watch/watch.ts';
import { pushParams } from '../../search-params.ts';
import { usePreload } from '../../usePreload.ts';
import { clientLink, guardLink } from '../people/person-links.ts';

const OfferThisPlace = lazyPart(() => import('./OfferThisPlace.tsx'), 'OfferThisPlace');
const ReplaceAssignment = lazyPart(() => import('../posts/ReplaceAtPost.tsx'), 'ReplaceAssignment');

/** Somebody at night sees within this time that a guard has started. */
const REFRESH_MS = 20_000;

/**
 * Tonight's watch once it is loaded, live, with the dialogs that its rows open. Shows nothing while everybody is
 * there, and says so below the rows when they are not up to date.
 */
export function WatchBoard({ now }: { now: Date }) {
  const { state, data: watch } = useStore($watch, { ssr: 'initial' });
  const [offered, setOffered] = useState<WatchRow>();
  const [replaced, setReplaced] = useState<WatchRow>();
  usePreload(OfferThisPlace.preload, !!watch);
  usePreload(ReplaceAssignment.preload, !!watch);
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === 'visible') void loadWatch();
    };
    const timer = setInterval(load, REFRESH_MS);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
      holdWatch(false);
    };
  }, []);
  const close = () => {
    setOffered(undefined);
    setReplaced(undefined);
    void loadWatch();
  };
  return (
    <>
      {watch && watch.rows.length > 0 && (
        <TonightWatch
          watch={watch}
          now={now}
          noteDraft={(dutyId) => draftAbout('watchNote', dutyId)}
          onCalled={(dutyId, note) => void keepCall(dutyId, note)}
          onOffer={setOffered}
          onReplace={setReplaced}
          onAssign={(post) => pushParams({ tab: 'assign-guards', post })}
          onHold={holdWatch}
          guardLink={guardLink}
          clientLink={clientLink}
        />
      )}
      {state === 'failed' && (
        <TabPage>
          <ErrorState message={watchMessages.fetchFailed} onRetry={() => void loadWatch()} />
        </TabPage>
      )}
      {offered && <OfferThisPlace row={offered} onClose={close} />}
      {replaced?.duty && (
        <ReplaceAssignment
          assignmentId={replaced.duty.assignmentId}
          postId={replaced.post._id ?? ''}
          opener="posts"
          now={now}
          reload={loadWatch}
          onClose={close}
        />
      )}
    </>
  );
}
