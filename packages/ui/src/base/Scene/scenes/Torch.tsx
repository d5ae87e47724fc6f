import { useId } from 'react';

/** A torch finds only a cat on the wall. */
export function Torch() {
  const id = useId();
  return (
    <>
      <radialGradient id={id} gradientTransform="translate(0 .06) scale(1 .88)">
        <stop className="[stop-color:var(--scene-beam-0)]" />
        <stop className="[stop-color:var(--scene-beam-1)]" offset=".62" />
        <stop className="[stop-color:var(--scene-beam-2)]" offset=".78" />
        <stop className="[stop-color:var(--scene-beam-3)]" offset="1" />
      </radialGradient>
      <path className="fill-(--scene-sky)" d="M0 0h320v200H0z" />
      <path className="fill-(--scene-wall-dark)" d="M0 24h320v148H0z" />
      <path className="fill-(--scene-wall)" d="M0 18h320v10H0z" />
      <path
        className="scene-bricks"
        d="M0 42h320M0 60h320M0 78h320M0 96h320M30 42v18M90 42v18M150 42v18M240 42v18M300 42v18M60 60v18M120 60v18M270 60v18M30 78v18M90 78v18M280 78v18M60 24v18M180 24v18M120 24v18M0 114h320M0 132h320M0 150h320M30 96v18M90 96v18M150 96v18M210 96v18M270 96v18M60 114v18M120 114v18M180 114v18M240 114v18M300 114v18M30 132v18M90 132v18M150 132v18M210 132v18M270 132v18"
      />
      <path className="fill-(--scene-ground)" d="M0 170h320v30H0z" />
      <path className="fill-(--scene-lamp)" opacity=".16" d="M76 156L150 40l92 84z" />
      <circle cx="200" cy="80" r="74" fill={`url(#${id})`} />
      <path className="fill-(--scene-wall)" d="M162 88h76v7h-76z" />
      <path className="fill-(--scene-wall-dark)" d="M170 95h60v5h-60z" />
      <path
        className="fill-(--scene-ink)"
        d="M184 88c-3-16 0-26 6-31l-3-15 9 6h9l8-6-2 15c9 6 12 18 11 31zM220 88c10 2 14 12 10 24-2 6 4 8 6 4 1 8-10 10-11 2-1-10 2-18-6-22z"
      />
      <path
        className="fill-(--scene-lamp)"
        d="M195 54a2.5 2.5 0 115 0 2.5 2.5 0 01-5 0zM204 54a2.5 2.5 0 115 0 2.5 2.5 0 01-5 0z"
      />
      <path className="fill-(--scene-slate)" d="M0 200v-30l28-14 24 26-16 18z" />
      <path className="fill-(--scene-slate-dark)" d="M28 156l6-4 24 26-6 5z" />
      <path className="fill-(--scene-skin)" d="M38 158c8-6 18-4 24 4 4 6 2 12-4 16-6 2-14-2-20-10z" />
      <path className="fill-(--scene-ink)" d="M44 174l26-22 14 14-26 22z" />
      <path className="fill-(--scene-ink)" d="M66 150l8-9 20 19-9 8z" />
      <path className="fill-(--scene-core)" d="M74 141l4-3 20 19-4 4z" />
    </>
  );
}
