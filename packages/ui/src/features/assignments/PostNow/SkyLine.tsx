/** The houses of a city on the ground, in the colors of the hour. */
export const SkyLine = () => (
  <svg
    viewBox="0 0 1280 60"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
    className="absolute inset-x-0 bottom-0 -z-10 h-14 w-full"
  >
    <g transform="translate(420 48) scale(2.15 .8)">
      <path
        className="fill-(--sky-far)"
        d="M0 0v-34h14v-12h16v-10h20v18h14v-34h7v-6h9v6h10v34h22v-20h12v-9h18v9h8v22h18c0-12 4-22 9-30l4-12 4 12c5 8 9 18 9 30h12v-26h28v-14h11v-5h9v5h12v28h16v-14h30v-22h16v40h16v-18h34v-8h60V0z"
      />
    </g>
    <g transform="translate(380 48) scale(2.2 .8)">
      <path
        className="fill-(--sky-near)"
        d="M0 0v-15h24v-9h30v-5h8v5h4v9h26v-14h9v-13h2v13h20v7h24v12h20c1-9 8-15 16-15s15 6 16 15h12v-18h8v-8h14v8h20v10h22v-13h28v-8h3v-9h2v9h13v13h22v-10h38v-9h44V0z"
      />
    </g>
    <path className="fill-(--sky-ground)" d="M0 48h1280v12H0z" />
  </svg>
);
