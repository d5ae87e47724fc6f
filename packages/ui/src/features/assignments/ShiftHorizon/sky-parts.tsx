export const Palm = () => (
  <>
    <path d="M-1.5 0c1-18 0-30 3-44l2 .5C1-30 2-16 2 0z" />
    <path d="M2-44c-8-8-18-8-25-1 8-3 14-2 20 2-8 0-13 4-15 11 5-6 11-8 17-8-4 4-5 9-3 15 1-7 4-11 8-13 5 4 7 8 7 14 3-6 2-11-2-15 7 0 12 3 16 9-1-8-7-12-14-12 6-3 12-3 19 1-6-8-16-9-24-3z" />
  </>
);

/** A small lantern on the band of the shift, at the current time. */
export const NowMark = ({ scale }: { scale: number }) => (
  <g className="sky-now-mark">
    <path
      transform={`scale(${scale}) translate(-6 -14)`}
      d="M6 0c.5 1.2 1.5 2 2.5 2.7C9.5 3.5 10 4.4 10 5.6V12H2V5.6c0-1.2.5-2.1 1.5-2.9C4.5 2 5.5 1.2 6 0z"
    />
  </g>
);

/** The shift along the ground, and how much of it is done. */
export const ShiftBand = () => (
  <g className="sky-band">
    <path className="sky-band-all" d="M0-3h1v6H0z" />
    <path className="sky-band-done" d="M0-3h1v6H0z" />
  </g>
);

/** The way of sun and moon, drawn stronger during the shift. */
export const SkyArc = ({ id }: { id: string }) => (
  <g className="sky-arc">
    <g mask={`url(#${id}x)`}>
      <g className="sky-arc-path">
        <use href={`#${id}arch`} className="sky-arc-rest" />
      </g>
      <g clipPath={`url(#${id}a)`}>
        <g className="sky-arc-path">
          <use href={`#${id}arch`} className="sky-arc-shift" />
        </g>
      </g>
    </g>
  </g>
);

/** Sun and moon, of which the hour shows one, above the horizon only. */
export const SkyBody = ({ id, radius }: { id: string; radius: number }) => (
  <g clipPath={`url(#${id}h)`}>
    <g className="sky-body">
      <circle r={6.5 * radius} fill={`url(#${id}sun)`} />
      <circle className="sky-sun" r={radius} />
      <path
        className="sky-moon"
        d={`M0 ${-radius}A${radius} ${radius} 0 1 0 0 ${radius}A${1.25 * radius} ${1.25 * radius} 0 0 1 0 ${-radius}z`}
      />
    </g>
  </g>
);

export interface SkyDefsProps {
  id: string;
  /** The area of the arches. */
  clip: string;
  /** The area in which sun and moon are seen. */
  horizon: string;
  /** The way of sun and moon through five half days. */
  arch: string;
}

/** Gradients, clips and the arch that both drawings refer to by id. */
export const SkyDefs = ({ id, clip, horizon, arch }: SkyDefsProps) => (
  <defs>
    <radialGradient id={`${id}sun`}>
      <stop className="[stop-color:var(--sky-sun-0)]" />
      <stop className="[stop-color:var(--sky-sun-1)]" offset=".25" />
      <stop className="[stop-color:var(--sky-sun-2)]" offset="1" />
    </radialGradient>
    <radialGradient id={`${id}lamp`} className="lamp-light">
      <stop stopOpacity=".85" />
      <stop offset=".13" stopOpacity=".46" />
      <stop offset=".3" stopOpacity=".2" />
      <stop offset=".52" stopOpacity=".07" />
      <stop offset=".76" stopOpacity=".018" />
      <stop offset="1" stopOpacity="0" />
    </radialGradient>
    <linearGradient id={`${id}fade`} className="sky-fade">
      <stop stopOpacity="0" />
      <stop offset=".16" />
    </linearGradient>
    <mask id={`${id}x`} maskUnits="userSpaceOnUse" x="-1" y="-420" width="1000" height="424">
      <path fill={`url(#${id}fade)`} d={clip} />
    </mask>
    <clipPath id={`${id}a`}>
      <path className="sky-band-all" d="M0-420h1v820H0z" />
    </clipPath>
    <clipPath id={`${id}h`}>
      <path d={horizon} />
    </clipPath>
    <path id={`${id}arch`} d={arch} />
  </defs>
);
