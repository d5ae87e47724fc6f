import { useId } from 'react';
import { NowMark, Palm, ShiftBand, SkyArc, SkyBody, SkyDefs } from './sky-parts.tsx';

/** The sky over a street. The lamp stands just left of the mark of the current time, so that it does not hide the rising or setting sun. */
export function PhoneSky() {
  const id = useId();
  return (
    <svg viewBox="0 0 390 242" aria-hidden="true" className="sky-drawing sky-phone">
      <SkyDefs
        id={id}
        clip="M-1-420h392v422H-1z"
        horizon="M0-99h390v295H0z"
        arch="M-89.4 0c31.8 -65.6 62.2 -128 97.5 -128s65.7 62.4 97.5 128c31.8 -65.6 62.2 -128 97.5 -128s65.7 62.4 97.5 128c31.8 -65.6 62.2 -128 97.5 -128s65.7 62.4 97.5 128c31.8 -65.6 62.2 -128 97.5 -128s65.7 62.4 97.5 128c31.8 -65.6 62.2 -128 97.5 -128s65.7 62.4 97.5 128"
      />
      <path
        className="sky-scenery sky-stars"
        d="M24 84h1v1h-1zM70 96h1v1h-1zM128 78h1.4v1.4h-1.4zM176 92h1v1h-1zM222 80h1v1h-1zM306 12h1v1h-1zM312 58h1.4v1.4h-1.4zM342 26h1v1h-1zM366 88h1v1h-1zM40 124h1v1h-1zM208 126h1v1h-1zM330 128h1v1h-1zM370 -30h1v1h-1zM338 -50h1.4v1.4h-1.4z"
      />
      <g className="sky-scenery sky-cloud">
        <path
          transform="translate(14 18)"
          d="M236 44c10-8 24-6 30 0 10-6 24-2 28 6h26c6 0 6 6 0 6H230c-8 0-6-10 6-12z"
        />
        <path d="M40 92c8-6 18-5 24 0 8-4 18-2 22 4h18c5 0 5 5 0 5H36c-6 0-5-8 4-9z" opacity=".7" />
      </g>
      <g transform="translate(0 196)">
        <path
          className="sky-scenery fill-(--sky-far)"
          d="M0 0v-34h14v-12h16v-10h20v18h14v-34h7v-6h9v6h10v34h22v-20h12v-9h18v9h8v22h18c0-12 4-22 9-30l4-12 4 12c5 8 9 18 9 30h12v-26h28v-14h11v-5h9v5h12v28h16v-14h30v-22h16v40h16v-18h34v-8h60V0z"
        />
      </g>
      <SkyArc id={id} />
      <SkyBody id={id} radius={10} />
      <g transform="translate(0 196)">
        <g className="sky-scenery fill-(--sky-near)">
          <path d="M0 0v-15h24v-9h30v-5h8v5h4v9h26v-14h9v-13h2v13h20v7h24v12h20c1-9 8-15 16-15s15 6 16 15h12v-18h8v-8h14v8h20v10h22v-13h28v-8h3v-9h2v9h13v13h22v-10h38v-9h44V0z" />
          <g transform="translate(128 0) scale(0.9)">
            <Palm />
          </g>
          <g transform="translate(352 0) scale(0.7)">
            <Palm />
          </g>
        </g>
        <path
          className="sky-scenery sky-window"
          d="M34-19h4v5h-4zM98-22h4v5h-4zM226-15h4v5h-4zM262-13h4v5h-4zM312-14h4v5h-4z"
        />
      </g>
      <path className="sky-scenery fill-(--sky-ground)" d="M0 196h390v60H0z" />
      <path className="sky-ground-line" d="M0 195h390v1.5H0z" />
      <ShiftBand />
      <NowMark scale={1} />
      <g className="sky-lamp">
        <circle cy="-44" r="96" fill={`url(#${id}lamp)`} className="sky-scenery lamp-on" />
        <path
          className="sky-scenery fill-(--lamp-iron)"
          d="M-1.5-34h3V0h-3zM-7-52L0-60l7 8zM-5-36H5v4H-5zM-4-3h8v3h-8z"
        />
        <path className="sky-scenery fill-(--lamp-pane)" d="M-6-52H6l-2 16H-4z" />
        <path className="sky-scenery lamp-on lamp-glass" d="M-6-52H6l-2 16H-4z" />
        <path className="sky-scenery lamp-on fill-(--lamp-flame)" d="M-2-37c-2-5 1-7 2-11 1 4 4 6 2 11z" />
      </g>
    </svg>
  );
}
