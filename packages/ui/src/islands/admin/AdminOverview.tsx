import { useStore } from '@nanostores/react';
import { OverviewStrip } from '../../features/overview/OverviewStrip.tsx';
import { overview } from '../../stores/overview.ts';
import { hrefOf, pushParams } from '../search-params.ts';

/** The overview above the tabs; hidden when the server has no overview endpoint. */
export function AdminOverview() {
  const loaded = useStore(overview.$loaded, { ssr: 'initial' });
  const data = loaded.state === 'ready' ? loaded.data : undefined;
  if (data === null) return null;
  return (
    <OverviewStrip
      overview={data ? { state: 'ready', data } : { state: loaded.state === 'failed' ? 'failed' : 'loading' }}
      onRetry={() => void overview.load()}
      hrefOf={({ params, hash }) => hrefOf(params, hash)}
      onOpen={({ params, hash }) => pushParams(params, hash)}
    />
  );
}
