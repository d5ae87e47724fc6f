import { Lantern, useLight } from './parts.tsx';

/** A sparrow on a red letter box at the kerb. */
export function LetterBox() {
  const light = useLight('190 0 0 160 296 34');
  return (
    <>
      {light.gradient}
      <path className="fill-(--scene-sky)" d="M0 0h320v200H0z" />
      <path
        className="fill-(--scene-far)"
        d="M0 118V70h26V52h34v24h22V40h30v44h30V66h18v52zM226 118V78h34V56h26v22h34v40z"
      />
      <path className="fill-(--scene-wall)" d="M0 96h320v62H0z" />
      <path
        className="fill-(--scene-wall-dark)"
        d="M0 90h320v8H0zM0 140h320v18H0zM52 98h18v42H52zM236 98h18v42h-18z"
      />
      <path
        className="fill-(--scene-leaf)"
        d="M14 92c6-10 18-12 26-8 8-10 24-10 30 0 10-8 24-6 30 2 12-6 26 0 30 8-6 8-14 8-20 6 0 10-6 18-12 20-2-8-8-12-14-14-2 12-8 20-18 26 0-12-4-20-12-22-6 8-14 12-22 10 2-6 0-12-4-14-8 0-14-6-14-14z"
      />
      <path
        className="fill-(--scene-red)"
        d="M26 90a4 4 0 118 1zM44 86a4 4 0 118 1zM58 96a4 4 0 118 1zM76 88a4 4 0 118 1zM92 100a4 4 0 118 1zM66 112a4 4 0 118 1zM106 92a4 4 0 118 1zM34 102a4 4 0 118 1z"
      />
      <path className="fill-(--scene-ground)" d="M0 158h320v24H0z" />
      <path className="fill-(--scene-ground-dark)" d="M0 182h320v18H0z" />
      <path
        className="fill-(--scene-paper-dark)"
        d="M0 182h34l-4 8H0zM70 182h36l-4 8H66zM142 182h36l-4 8h-36zM214 182h36l-4 8h-36zM286 182h34v8h-38z"
      />
      <path fill={light.fill} d="M0 0h320v200H0z" />
      <path className="fill-(--scene-ink)" d="M294 48h4v110h-4z" />
      <g transform="translate(296 50) scale(0.8)">
        <Lantern />
      </g>
      <path className="fill-(--scene-ground-dark)" opacity=".7" d="M120 172h70l-60 14H84z" />
      <path className="fill-(--scene-ink)" d="M160 158h58v16h-58z" />
      <path className="fill-(--scene-red)" d="M164 70h50v90h-50z" />
      <path className="fill-(--scene-red-dark)" d="M164 70h16v90h-16z" />
      <path className="fill-(--scene-red)" d="M156 62c6-16 60-16 66 0v10h-66z" />
      <path
        className="fill-(--scene-red-dark)"
        d="M156 66h66v6h-66zM156 62c2-6 10-9 20-11-5 5-7 9-7 15h-13z"
      />
      <path className="fill-(--scene-ink)" d="M174 84h32v6h-32z" />
      <path className="fill-(--scene-paper)" d="M176 98h28v22h-28z" />
      <path className="fill-(--scene-red-dark)" d="M180 103h20v2h-20zM180 108h20v2h-20zM180 113h12v2h-12z" />
      <path
        className="fill-(--scene-rim)"
        opacity=".7"
        d="M211 72h3v86h-3zM206 53c8 2 14 5 16 9v4c-4-6-9-10-16-13z"
      />
      <path
        className="fill-(--scene-dog-dark)"
        d="M184 48c-2-8 4-14 12-13 2-5 10-5 11 1l5 2-5 2c1 7-5 12-12 11l-16 3c0-3 2-5 5-6z"
      />
      <path className="fill-(--scene-paper)" d="M196 44c4-1 7-4 8-7 2 6-3 12-9 12z" />
      <path className="scene-wire" d="M192 50v4M197 50v4" />
    </>
  );
}
