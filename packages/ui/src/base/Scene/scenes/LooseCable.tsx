import { useLight } from './parts.tsx';

/** A cable has come loose from a street pole; a crow looks on. */
export function LooseCable() {
  const light = useLight('110 0 0 80 66 150');
  return (
    <>
      {light.gradient}
      <path className="fill-(--scene-sky)" d="M0 0h320v200H0z" />
      <path className="fill-(--scene-sky-low)" d="M0 90h320v80H0z" />
      <path
        className="fill-(--scene-far)"
        d="M0 164v-54h30V92h30v22h26V84h34v40h24v40zM226 164v-44h24v-22h34v22h36v44z"
      />
      <path className="fill-(--scene-wall)" d="M0 164v-36h44v-22h44v58z" />
      <path className="fill-(--scene-lamp)" d="M56 118h18v20H56z" />
      <path
        className="fill-(--scene-wall-dark)"
        d="M56 127h18v2H56zM64 118h2v20h-2zM0 128h44v4H0zM40 104h52v5H40z"
      />
      <path fill={light.fill} d="M0 0h320v200H0z" />
      <path className="fill-(--scene-ground)" d="M0 164h320v36H0z" />
      <path className="fill-(--scene-ground-dark)" d="M0 188h320v12H0z" />
      <path className="fill-(--scene-ink)" d="M176 26h10l4 150h-18zM146 40h70v5h-70zM154 60h54v5h-54z" />
      <path
        className="fill-(--scene-steel)"
        d="M150 34h5v6h-5zM164 34h5v6h-5zM194 34h5v6h-5zM207 34h5v6h-5zM158 54h5v6h-5zM200 54h5v6h-5z"
      />
      <path
        className="scene-wire"
        d="M0 20c60 24 110 24 152 14M0 34c60 20 110 18 166 0M209 34c30 12 70 14 111 0M196 34c40 22 80 26 124 14M203 55c40 16 80 16 117 6M0 62c60 14 110 8 160-7"
      />
      <path
        className="scene-wire"
        strokeWidth="2.4"
        d="M160 58c-30 20-44 50-38 84 2 10 12 10 12 2s-10-8-8 2c2 6 8 10 14 8"
      />
      <path className="fill-(--scene-lamp)" d="M138 150l9-4-2 6 8-1-10 8 1-6z" />
      <path className="fill-(--scene-wall-dark)" d="M166 84h30v26h-30z" />
      <path className="fill-(--scene-paper)" d="M171 90h20v3h-20zM171 96h14v3h-14z" />
      <path className="scene-wire" d="M196 84c10 6 12 20 2 24M166 92c-8 4-8 14 0 16" />
      <path
        className="fill-(--scene-ink)"
        d="M252 42c-2-9 4-15 12-13 2-6 12-7 14 0l9 4-9 2c0 8-7 13-14 12l-18 7c0-5 2-9 6-12z"
      />
      <path className="scene-wire" d="M262 46v5M267 46v5" />
    </>
  );
}
