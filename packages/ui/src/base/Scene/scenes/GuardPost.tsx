import { Lantern, useLight } from './parts.tsx';

/** A chair, a flask and a cap wait under the lamp of a gate. */
export function GuardPost() {
  const light = useLight('190 0 0 150 104 84');
  return (
    <>
      {light.gradient}
      <path className="fill-(--scene-sky)" d="M0 0h320v200H0z" />
      <path className="fill-(--scene-sky-low)" d="M0 60h320v100H0z" opacity=".6" />
      <path
        className="fill-(--scene-far)"
        d="M150 132V92h18V76h22v20h16V64h28v32h20V84h24v-12h20v24h22v36z"
      />
      <path className="fill-(--scene-wall)" d="M0 108h320v54H0z" />
      <path
        className="fill-(--scene-wall-dark)"
        d="M0 104h320v6H0zM0 148h320v14H0zM176 112h16v36h-16zM268 112h16v36h-16zM20 112h16v36H20z"
      />
      <path className="fill-(--scene-ground)" d="M0 162h320v38H0z" />
      <path className="fill-(--scene-ground-dark)" d="M0 186h320v14H0z" />
      <path fill={light.fill} d="M0 0h320v200H0z" />
      <path className="fill-(--scene-wall)" d="M84 84h40v80H84z" />
      <path className="fill-(--scene-wall-dark)" d="M124 88h6v76h-6zM78 78h52v8H78zM80 158h54v8H80z" />
      <path className="fill-(--scene-paper)" d="M92 104h24v16H92z" />
      <path className="fill-(--scene-wall-dark)" d="M96 109h16v2H96zM99 114h10v2H99z" />
      <g transform="translate(104 78) scale(0.9)">
        <Lantern />
      </g>
      <g transform="translate(212 178) scale(.95)">
        <path className="fill-(--scene-ground-dark)" d="M-40 2l62-2-40 16-60 4z" />
        <path className="fill-(--scene-red-dark)" d="M-20-46l-6 48h5l8-46zM18-46l4 46h-5l-4-44z" />
        <path
          className="fill-(--scene-red)"
          d="M-28-48h54l4 7h-56zM20-48c2-20 8-36 14-56h7c-2 24-7 44-11 64zM-30-42l-6 44h5l9-44zM26-41l6 41h-5l-7-41zM-24-70h40l4-2v6l-44 2zM-24-68h5v22h-5z"
        />
        <path className="fill-(--scene-steel)" d="M-10-66h11v18h-11z" />
        <path className="fill-(--scene-ink)" d="M-8-71h7v5h-7z" />
        <path
          className="fill-(--scene-slate-dark)"
          d="M28-108c-7-3-10-10-8-15 9-8 26-7 34 3 1 5 0 9-3 12-7-4-16-4-23 0z"
        />
        <path
          className="fill-(--scene-ink)"
          d="M27-109c8-5 17-5 25-1l1 5c-8-4-17-4-25 0-6 1-10 5-12 9-5-4-1-10 11-13z"
        />
        <path className="fill-(--scene-lamp)" d="M28-119h5v5h-5z" />
        <path
          className="fill-(--scene-rim)"
          d="M20-123c7-7 20-7 29-1-10-3-19-2-26 4-2 3-1 8 2 12-7-3-9-10-5-15z"
        />
      </g>
      <path className="fill-(--scene-paper)" d="M150 180l26-6 8 5-26 7z" />
      <path className="fill-(--scene-paper-dark)" d="M158 186l26-7v3l-26 7z" />
    </>
  );
}
