import { useId } from 'react';

export interface ShiftSceneProps {
  /** Position of the lantern: 0 at the start of the shift, 1 at its end. */
  progress: number;
  /** Lights the lantern while the shift runs. */
  isActive: boolean;
}

/** The time scale runs from 16 to 374 of the drawing's 390 units; shift-horizon.css aligns the hours to it. */
const LEFT = 16;
const LENGTH = 358;
const HOURS = 12;

/** A street scene from the start of the shift to its end. Colours for day and night are in shift-horizon.css. */
export function ShiftScene({ progress, isActive }: ShiftSceneProps) {
  const id = useId();
  const x = LEFT + Math.min(1, Math.max(0, progress)) * LENGTH;
  const ticks = Array.from({ length: HOURS + 1 }, (_, hour) => LEFT + (hour * LENGTH) / HOURS);
  return (
    <svg
      viewBox="0 0 390 330"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 h-auto w-full rtl:-scale-x-100"
    >
      <defs>
        <linearGradient id={`${id}sky`}>
          <stop offset="0" stopColor="var(--sky-1)" />
          <stop offset=".22" stopColor="var(--sky-2)" />
          <stop offset=".55" stopColor="var(--sky-3)" />
          <stop offset=".85" stopColor="var(--sky-4)" />
          <stop offset="1" stopColor="var(--sky-5)" />
        </linearGradient>
        <linearGradient id={`${id}fade`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset=".45" stopColor="var(--sky-top)" stopOpacity=".85" />
          <stop offset="1" stopColor="var(--sky-top)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="var(--glow)" stopOpacity=".85" />
          <stop offset=".3" stopColor="var(--glow)" stopOpacity=".28" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill={`url(#${id}sky)`} d="M0 0h390v330H0z" />
      <path fill={`url(#${id}fade)`} d="M0 0h390v290H0z" />
      <path
        fill="var(--far)"
        d="M0 286v-30h22v-20h20v10h26v-34h10v-8h10v8h12v46h26v-18h32v-14h12v14h10v26h44v-40h28v-12h20v12h10v44h30v-28h36v16h22v-24h40v46z"
      />
      <path fill="var(--near)" d="M0 330V276h34v-14h40v20h60v-16h26v12h70v-20h46v16h54v-10h30v14h30v52z" />
      <path
        fill="var(--window)"
        d="M52 268h4v6h-4zM246 266h4v6h-4zM318 272h4v6h-4zM84 222h4v5h-4zM176 270h4v5h-4z"
      />
      {isActive && <circle cx={x} cy="236" r="76" fill={`url(#${id}glow)`} />}
      <path fill="var(--scene-ground)" d="M0 290h390v40H0z" />
      <path
        fill="var(--rail)"
        d={`M0 288h390v2H0z${ticks.map((tick) => `M${tick - 0.5} 284h1v6h-1z`).join('')}`}
      />
      {isActive && <path fill="var(--passed)" d={`M0 288h${x}v2H0z`} />}
      <g transform={`translate(${x} 288)`}>
        <path fill="var(--iron)" d="M-1.500-36h3V0h-3zM-8-62L0-70l8 8zM-6-40H6v4H-6z" />
        <path fill={isActive ? 'var(--glass)' : 'var(--glass-off)'} d="M-7-62H7l-2 22H-5z" />
        {isActive && <path fill="var(--flame)" d="M-2-43c-2-6 1-8 2-13 2 5 4 7 2 13z" />}
      </g>
    </svg>
  );
}
