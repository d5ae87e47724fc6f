import { Key } from './Key.tsx';

/** The keys of the search dialog, for those who have a keyboard. */
export const KeyHints = () => (
  <p
    aria-hidden="true"
    className="hidden shrink-0 gap-4 border-line border-t px-5 py-2.5 text-muted text-xs sm:flex"
  >
    <span className="inline-flex items-center gap-2">
      <Key>Up</Key> <Key>Down</Key> choose
    </span>
    <span className="inline-flex items-center gap-2">
      <Key>Enter</Key> open
    </span>
    <span className="inline-flex items-center gap-2">
      <Key>?</Key> all shortcuts, outside of fields
    </span>
  </p>
);
