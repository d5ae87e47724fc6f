import { type ReactNode, useId } from 'react';

/** The lamp of a gate: roof, glass and flame, standing on 0,0. */
export const Lantern = () => (
  <>
    <path className="fill-(--scene-ink)" d="M-7 0v-4H7v4zM-15-30L0-43l15 13zM-1.5-43v-6h3v6z" />
    <path className="fill-(--scene-lamp)" d="M-11-30h22L7-4H-7z" />
    <path className="fill-(--scene-core)" d="M-4-6c-2-8 2-10 4-16 2 6 6 8 4 16z" />
  </>
);

/** A gradient for light around a lamp; `matrix` places and stretches its circle. */
export function useLight(matrix: string): { gradient: ReactNode; fill: string } {
  const id = useId();
  const gradient = (
    <radialGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      cx="0"
      cy="0"
      r="1"
      gradientTransform={`matrix(${matrix})`}
    >
      <stop className="[stop-color:var(--scene-light-0)]" />
      <stop className="[stop-color:var(--scene-light-1)]" offset=".3" />
      <stop className="[stop-color:var(--scene-light-2)]" offset=".65" />
      <stop className="[stop-color:var(--scene-light-3)]" offset="1" />
    </radialGradient>
  );
  return { gradient, fill: `url(#${id})` };
}
