import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { assignToPostWords } from './assign-to-post-words.ts';

/** Up to this many places are lanterns at the gate; more are a row of marks. */
const MAX_LANTERNS = 3;
const CENTRES: readonly (readonly number[])[] = [[], [200], [138, 262], [76, 200, 324]];

export interface GateLanternsProps {
  /** Places without a guard before somebody is chosen. */
  places: number;
  /** First names of those chosen, in the order of choosing. */
  chosen: readonly string[];
  /** Below each name. By default `chosen`. */
  word?: string;
}

function Lantern({ at, name, word }: { at: number; name: string | undefined; word: string }) {
  const t = useWords(assignToPostWords);
  return (
    <g transform={`translate(${at} 0)`} className={name ? 'post-gate-lit' : undefined}>
      <circle className="post-gate-light" cy="74" r="92" fill="url(#post-gate-halo)" />
      <path className="fill-(--post-gate-pillar)" d="M-24 104h48v376h-48z" />
      <path className="fill-(--post-gate-shade)" d="M24 104l8 3v373h-8z" />
      <path className="fill-(--post-gate-cap)" d="M-31 94h62v11h-62z" />
      <path className="fill-(--post-gate-iron)" d="M-9 94v-7H9v7zM-20 52L0 36l20 16zM-2 37v-8h4v8z" />
      <path className="fill-(--post-gate-glass)" d="M-16 52h32l-6 35h-20z" />
      <g className="post-gate-light">
        <path className="fill-(--post-gate-flame)" d="M-16 52h32l-6 35h-20z" />
        <path className="fill-(--post-gate-core)" d="M-6 83c-3-11 2-15 6-24 4 9 9 13 6 24z" />
      </g>
      <path className="fill-(--post-gate-iron)" d="M-18 51h36v3h-36zM-12 85h24v3h-24z" />
      <path className="post-gate-plate" d="M-40 132h80v44h-80z" />
      {name && (
        <text className="post-gate-name" y="151">
          {name}
        </text>
      )}
      <text className="post-gate-word" y={name ? 167 : 159}>
        {name ? word : t('empty')}
      </text>
    </g>
  );
}

const short = (name: string) => (name.length > 10 ? `${name.slice(0, 9)}…` : name);

/**
 * A gate with a lantern for each empty place, lit in the order of choosing. The confirm bar says the same in words. The drawing is
 * as wide as its frame and goes on below its view box, so that a high frame cuts no name.
 */
export function GateLanterns({ places, chosen, word = 'chosen' }: GateLanternsProps) {
  const centres = CENTRES[places] ?? [];
  if (places > MAX_LANTERNS || centres.length === 0)
    return places > 0 ? (
      <div className="px-[clamp(1rem,2.5vw,2rem)] pt-6">
        <LanternMarks filled={Math.min(chosen.length, places)} total={places} />
      </div>
    ) : null;
  return (
    <div className="post-gate">
      <svg viewBox="0 0 400 236" aria-hidden="true">
        <defs>
          <linearGradient id="post-gate-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className="[stop-color:var(--post-gate-sky-1)]" />
            <stop offset=".6" className="[stop-color:var(--post-gate-sky-2)]" />
            <stop offset="1" className="[stop-color:var(--post-gate-sky-3)]" />
          </linearGradient>
          <radialGradient id="post-gate-halo">
            <stop offset="0" className="[stop-color:var(--post-gate-lamp)]" stopOpacity=".85" />
            <stop offset=".2" className="[stop-color:var(--post-gate-lamp)]" stopOpacity=".42" />
            <stop offset=".55" className="[stop-color:var(--post-gate-lamp)]" stopOpacity=".12" />
            <stop offset="1" className="[stop-color:var(--post-gate-lamp)]" stopOpacity="0" />
          </radialGradient>
          <pattern id="post-gate-bars" width="11" height="10" patternUnits="userSpaceOnUse">
            <path className="fill-(--post-gate-iron)" d="M4 0h2.6v10H4z" />
          </pattern>
        </defs>
        <path fill="url(#post-gate-sky)" d="M0 0h400v480H0z" />
        <path
          className="fill-(--post-gate-far)"
          d="M0 150v-40h18V96h16v14h14V84h10v-8h6v8h14v30h20v-16h28v20h16V88l6-6 6 6v30h24v-22h26v16h18V78h30v34h14v-18h34v24h20v-30h26v20h22v46H0z"
        />
        <path
          className="fill-(--post-gate-mid)"
          d="M0 168v-30h30v-10h22v12h30v-20h12v-6h8v6h14v18h40v-12h26v14h36v-26h24v26h36v-10h30v12h30v-20h18v-6h10v6h34v50H0z"
        />
        <path fill="url(#post-gate-bars)" d="M76 128h248v352H76z" />
        <path className="fill-(--post-gate-iron)" d="M76 126h248v4H76zM76 170h248v3H76zM76 222h248v5H76z" />
        <path className="fill-(--post-gate-wall)" d="M0 148h70v332H0zM330 148h70v332h-70z" />
        <path className="fill-(--post-gate-cap)" d="M0 142h70v7H0zM330 142h70v7h-70z" />
        <path className="post-gate-dado" d="M0 208h70v272H0zM330 208h70v272h-70z" />
        {centres.map((at, index) => (
          <Lantern key={at} at={at} name={chosen[index] && short(chosen[index])} word={word} />
        ))}
      </svg>
    </div>
  );
}
