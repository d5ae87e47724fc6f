import { Lantern, useLight } from './parts.tsx';

interface GuardProps {
  /** Stands at the left of the lamp and looks the other way. */
  atLeft?: boolean;
  /** Scale of the figure; 1 when left out. */
  height?: number;
  /** Shines a torch on the ground. */
  withTorch?: boolean;
}

const POSTS: readonly (GuardProps & { x: number })[] = [
  { x: 48 },
  { x: 160, height: 0.94, withTorch: true },
  { x: 272, atLeft: true, height: 1.04 },
];

function Guard({ atLeft = false, height = 1, withTorch = false }: GuardProps) {
  return (
    <g transform={`translate(0 178) scale(${atLeft ? -height : height} ${height}) translate(0 -178)`}>
      {withTorch && <path className="fill-(--scene-lamp)" opacity=".28" d="M40 150l34 34H48z" />}
      <path
        className="fill-(--scene-slate)"
        transform="translate(30 178) scale(1.55)"
        d="m-7 0 1-14-2-1c-1-5 0-9 3-10l1-2-2-1 1-3h6l1 3-2 1 1 2c3 1 4 5 3 10l-2 1 1 14h-4l-1-11-1 11z"
      />
      <path
        className="fill-(--scene-slate-dark)"
        d="M23 131h14l2 4H21zM25 126q6-4 12 0l1 5H24zM22 156h17l1 22h-6l-2-16-3 16h-8z"
      />
      <path className="fill-(--scene-rim)" d="M23 138c-3 1-5 4-5 8l1 4c0-5 2-9 4-12z" />
      {withTorch && <path className="fill-(--scene-ink)" d="M36 146l7 2-2 5-7-3z" />}
    </g>
  );
}

const Dog = () => (
  <g transform="translate(120 188) scale(.4)">
    <path className="fill-(--scene-ground-dark)" d="M-92 10c36 14 140 16 180 2l-8-12h-160z" />
    <path className="fill-(--scene-dog)" d="M-62 8c-10-32 8-60 52-66 46-6 84 14 88 46 1 14-8 22-26 24z" />
    <path
      className="fill-(--scene-dog-dark)"
      d="M-62 8c-3-8-3-16-2-24 20 12 44 18 66 14 8-22 30-28 46-16 8-2 18-10 22-22 6 8 8 16 8 28 1 14-8 22-26 24z"
    />
    <path className="fill-(--scene-dog)" d="M12 12c-8-14 0-32 18-32s28 12 26 26c-2 4-6 6-10 6z" />
    <path
      className="fill-(--scene-dog)"
      d="M80-10c8 14-4 24-28 26-26 2-54 0-74-8-6-4-2-10 5-9 34 6 66 6 97-9z"
    />
    <path className="fill-(--scene-dog-dark)" d="M78-4c2 10-8 16-28 18-24 2-48 1-68-6 26 2 66 4 96-12z" />
    <path
      className="fill-(--scene-dog)"
      d="M-94 9c-3-8 6-13 18-18 5-12 18-20 34-14 13 5 18 18 10 28-8 8-26 10-40 10-11 0-20-1-22-6z"
    />
    <path
      className="fill-(--scene-dog-dark)"
      d="M-94 9c10 2 34 2 46-4 8-4 12-12 8-20 10 4 14 14 8 20-8 8-26 10-40 10-11 0-20-1-22-6z"
    />
    <path className="fill-(--scene-dog-dark)" d="M-52-22c-2-10 0-18 4-24 9 4 18 14 20 26-4 8-18 6-24-2z" />
    <path
      className="fill-(--scene-ink)"
      d="M-95 8c-2-6 3-9 8-6 0 5-4 8-8 6zM-74-6c4 4 9 4 13 1v2c-4 3-9 3-13-1z"
    />
    <path
      className="fill-(--scene-rim)"
      d="M-34-48c8-6 16-9 24-10 40-5 72 9 84 32-18-16-46-26-78-24-10 0-20 2-30 2zM-74-12c5-11 18-17 32-11-12-1-22 3-32 11z"
    />
  </g>
);

/** Every lamp along the wall is lit, a guard at each, a dog asleep. */
export function LitWall() {
  const light = useLight('64 0 0 54 0 0');
  return (
    <>
      {light.gradient}
      <path className="fill-(--scene-sky)" d="M0 0h320v200H0z" />
      <path className="fill-(--scene-sky-low)" d="M0 84h320v80H0z" />
      <circle className="fill-(--scene-moon)" cx="262" cy="36" r="15" />
      <path
        className="fill-(--scene-far)"
        d="M0 150v-46h24V88h32v22h22V72h36v34h30c0-14 4-24 12-30 8 6 12 16 12 30h26V84h30v22h24V92h30v20h42v38z"
      />
      <path
        className="fill-(--scene-window)"
        d="M32 98h6v6h-6zM88 82h6v6h-6zM102 96h6v6h-6zM206 94h6v6h-6zM286 102h6v6h-6z"
      />
      <path className="fill-(--scene-wall)" d="M0 122h320v44H0z" />
      <path className="fill-(--scene-wall-dark)" d="M0 118h320v6H0zM0 152h320v14H0z" />
      <path className="fill-(--scene-ground)" d="M0 166h320v34H0z" />
      {POSTS.map(({ x, ...guard }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className="fill-(--scene-wall)" d="M-13 104h26v62h-26z" />
          <path
            className="fill-(--scene-wall-dark)"
            d="M13 106h4v60h-4zM-17 98h34v7h-34zM-16 160h34v8h-34z"
          />
          <path fill={light.fill} transform="translate(0 84)" d="M-64-54H64V54H-64z" />
          <path fill={light.fill} transform="translate(0 176) scale(1 .26)" d="M-64-54H64V54H-64z" />
          <g transform="translate(0 98) scale(0.6)">
            <Lantern />
          </g>
          <Guard {...guard} />
        </g>
      ))}
      <path
        className="scene-bulbs"
        d="M48 104c30 26 82 26 112 0 30 26 82 26 112 0M0 118c20 4 36-2 48-14M272 104c12 14 30 18 48 14"
      />
      <Dog />
    </>
  );
}
