import { useStore } from '@nanostores/react';
import { OverviewStrip } from '../../features/overview/OverviewStrip.tsx';
import { overview } from '../../stores/overview.ts';
import { hrefOf, pushParams } from '../search-params.ts';

/** The overview above the tabs; hidden when the server has no overview endpoint. */
export function AdminOverview() {
  const loaded = useStore(overview.$loaded, { ssr: 'initial' });
  const counts = loaded.state === 'ready' ? loaded.data : null;
  if (loaded.state !== 'loading' && counts === null) return null;
  return (
    <OverviewStrip
      overview={counts}
      hrefOf={({ params, hash }) => hrefOf(params, hash)}
      onOpen={({ params, hash }) => pushParams(params, hash)}
    />
  );
}
