import { Icon } from '../../../base/Icon/Icon.tsx';

export function PlayGlyph({ playing }: { playing: boolean }) {
  if (playing) return <Icon name="pause" />;
  return (
    <svg viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
      <path d="M3 1l7.5 5L3 11z" />
    </svg>
  );
}
