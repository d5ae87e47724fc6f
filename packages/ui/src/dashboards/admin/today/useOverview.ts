import { useStore } from '@nanostores/react';
import { overview } from '../../../stores/overview/overview.ts';

/** The counts of the admin dashboard; null while unknown. */
export function useOverview() {
  const loaded = useStore(overview.$loaded, { ssr: 'initial' });
  return loaded.state === 'ready' ? loaded.data : null;
}
