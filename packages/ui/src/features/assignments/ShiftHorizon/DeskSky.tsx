import { useId } from 'react';
import { GateScene } from './GateScene.tsx';
import { NowMark, Palm, ShiftBand, SkyArc, SkyBody, SkyDefs } from './sky-parts.tsx';

/** x, y, turn, size. */
const BLOSSOMS = [
  [145, 275, 150, 1.4],
  [107, 316, 0, 1],
  [150, 267, 210, 1.4],
  [131, 273, 150, 1.2],
  [110, 277, 60, 1.2],
  [108, 303, 270, 1],
  [179, 306, 30, 1],
  [173, 294, 210, 1],
  [106, 317, 0, 1.2],
  [156, 307, 90, 1.4],
  [143, 328, 120, 1],
  [115, 304, 60, 1],
  [150, 308, 330, 1],
  [172, 310, 90, 1.2],
  [184, 296, 180, 1.2],
  [161, 335, 180, 1.2],
  [142, 326, 210, 1.4],
  [194, 278, 30, 1.2],
  [168, 329, 60, 1.4],
  [159, 311, 210, 1],
  [118, 295, 180, 1.2],
  [123, 300, 240, 1],
  [212, 281, 120, 1.4],
  [173, 327, 60, 1.2],
  [147, 291, 180, 1.2],
  [174, 298, 240, 1],
  [211, 296, 120, 1.4],
  [109, 312, 330, 1.2],
  [181, 331, 180, 1.2],
  [140, 294, 150, 1.4],
] as const;

/** The gate of the post at the start, the hours of the day beside it. The lamp is that of the gate; a small lantern marks the current time. */
export function DeskSky() {
  const id = useId();
  return (
    <svg viewBox="0 0 1280 440" aria-hidden="true" className="sky-drawing sky-desk">
      <SkyDefs
        id={id}
        clip="M-1-420h830v422H-1z"
        horizon="M0-99h1280v499H0z"
        arch="M-189.8 0c67.5 -129.1 132.1 -252 207 -252s139.5 122.9 207 252c67.5 -129.1 132.1 -252 207 -252s139.5 122.9 207 252c67.5 -129.1 132.1 -252 207 -252s139.5 122.9 207 252c67.5 -129.1 132.1 -252 207 -252s139.5 122.9 207 252c67.5 -129.1 132.1 -252 207 -252s139.5 122.9 207 252"
      />
      <path
        className="sky-scenery sky-stars"
        d="M420 64h1v1h-1zM520 26h1v1h-1zM610 92h1.6v1.6h-1.6zM690 40h1v1h-1zM770 18h1v1h-1zM860 84h1v1h-1zM930 30h1.6v1.6h-1.6zM1010 70h1v1h-1zM1090 24h1v1h-1zM1170 96h1.6v1.6h-1.6zM1240 44h1v1h-1zM560 150h1v1h-1zM820 140h1v1h-1zM1120 150h1v1h-1zM380 130h1v1h-1zM720 196h1v1h-1zM250 236h1v1h-1zM90 250h1v1h-1z"
      />
      <g className="sky-scenery sky-cloud">
        <path d="M560 92c20-18 50-14 62 0 20-12 48-4 56 12h70c12 0 12 12 0 12H548c-16 0-12-20 12-24z" />
        <path
          d="M960 142c16-12 36-10 48 0 16-8 36-4 44 8h50c10 0 10 10 0 10H952c-12 0-10-16 8-18z"
          opacity=".7"
        />
        <path d="M30 236c14-10 30-8 40 0 14-7 30-4 36 6h60c8 0 8 8 0 8H24c-10 0-8-12 6-14z" opacity=".5" />
      </g>
      <g transform="translate(380 400) scale(2.35 1.7)">
        <path
          className="sky-scenery fill-(--sky-far)"
          d="M0 0v-34h14v-12h16v-10h20v18h14v-34h7v-6h9v6h10v34h22v-20h12v-9h18v9h8v22h18c0-12 4-22 9-30l4-12 4 12c5 8 9 18 9 30h12v-26h28v-14h11v-5h9v5h12v28h16v-14h30v-22h16v40h16v-18h34v-8h60V0z"
        />
      </g>
      <SkyArc id={id} />
      <SkyBody id={id} radius={15} />
      <g transform="translate(420 400) scale(2.2 1.5)">
        <path
          className="sky-scenery fill-(--sky-near)"
          d="M0 0v-15h24v-9h30v-5h8v5h4v9h26v-14h9v-13h2v13h20v7h24v12h20c1-9 8-15 16-15s15 6 16 15h12v-18h8v-8h14v8h20v10h22v-13h28v-8h3v-9h2v9h13v13h22v-10h38v-9h44V0z"
        />
      </g>
      <g transform="translate(0 400)">
        <g className="sky-scenery fill-(--sky-near)">
          <g transform="translate(700 0) scale(1.5)">
            <Palm />
          </g>
          <g transform="translate(1180 0) scale(1.9)">
            <Palm />
          </g>
          <g transform="translate(1216 0) scale(1.4)">
            <Palm />
          </g>
        </g>
        <path
          className="sky-scenery sky-window"
          d="M496-30h8v9h-8zM640-34h7v9h-7zM934-24h8v8h-8zM1006-20h8v8h-8zM1108-22h8v8h-8z"
        />
      </g>
      <circle className="sky-scenery lamp-on" cx="414" cy="228" r="230" fill={`url(#${id}lamp)`} />
      <path className="sky-scenery fill-(--gate-wall)" d="M0 296h384v106H0z" />
      <path className="sky-scenery fill-(--gate-wall-dark)" d="M40 304h36v98H40zM228 304h36v98h-36z" />
      <path className="sky-scenery fill-(--gate-coping)" d="M0 290h390v8H0z" />
      <path className="sky-scenery fill-(--gate-dado)" d="M0 376h384v26H0z" />
      <path
        className="sky-scenery fill-(--gate-bush)"
        d="M92 300c-2-16 6-26 18-28 4-14 20-22 34-16 12-10 32-8 38 4 16-2 30 8 32 22 8 4 10 14 4 18-10 2-16 0-22 4 2 14-2 26-8 36-4-10-10-18-20-22-2 10-8 18-14 26-4-12-14-16-18-28-8 4-14 14-22 16 2-12-12-20-22-32z"
      />
      <defs>
        <path
          id={`${id}blossom`}
          d="M0 0c1-6 8-6 8-1-1 4-5 4-8 1zM0 0c-6-2-8 4-4 7 4 1 5-4 4-7zM0 0c-4-4 1-9 5-7 1 4-2 7-5 7z"
        />
      </defs>
      <g className="sky-scenery fill-(--gate-blossom)">
        {BLOSSOMS.map(([x, y, turn, size]) => (
          <use
            key={`${x} ${y}`}
            href={`#${id}blossom`}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          />
        ))}
      </g>
      <path className="sky-scenery fill-(--gate-pillar)" d="M386 258h54v144h-54z" />
      <path className="sky-scenery fill-(--gate-pillar-dark)" d="M440 262l8 4v134l-8 2zM386 262h54v4h-54z" />
      <path className="sky-scenery fill-(--gate-pillar-cap)" d="M378 250h70v12h-70zM380 390h68v12h-68z" />
      <path className="sky-scenery fill-(--gate-plate)" d="M396 296h34v22h-34z" />
      <path className="sky-scenery fill-(--gate-iron)" d="M401 302h24v2h-24zM404 307h18v3h-18z" />
      <g transform="translate(413 250) scale(1.25)">
        <path className="sky-scenery fill-(--lamp-iron)" d="M-8 0v-5H8v5zM-18-36L0-52l18 16zM-2-52v-8h4v8z" />
        <path className="sky-scenery fill-(--lamp-pane)" d="M-14-36h28L9-5H-9z" />
        <path className="sky-scenery lamp-on lamp-glass" d="M-14-36h28L9-5H-9z" />
        <path className="sky-scenery lamp-on fill-(--lamp-flame)" d="M-5-6c-3-10 2-13 5-20 3 7 8 10 5 20z" />
        <path className="sky-scenery fill-(--lamp-iron)" d="M-16-37h32v2.5h-32zM-9-6H9v2.5H-9z" />
      </g>
      <path className="sky-scenery fill-(--sky-ground)" d="M0 400h1280v40H0z" />
      <path className="sky-scenery lamp-on lamp-pool" fill={`url(#${id}lamp)`} d="M120 400h640v40H120z" />
      <path className="sky-ground-line" d="M0 399h1280v2H0z" />
      <GateScene />
      <ShiftBand />
      <g className="sky-now">
        <path d="M0 21V252" />
      </g>
      <NowMark scale={1.5} />
    </svg>
  );
}
