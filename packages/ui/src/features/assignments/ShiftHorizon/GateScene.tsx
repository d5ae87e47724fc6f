/** A guard with a torch, a chair and a sleeping dog before the gate. */
export const GateScene = () => (
  <g className="sky-scenery">
    <g transform="translate(206 414) scale(.86)">
      <path className="gate-shadow fill-(--gate-shadow)" d="M-40 2l62-2-40 16-60 4z" />
      <path className="fill-(--gate-chair-dark)" d="M-20-46l-6 48h5l8-46zM18-46l4 46h-5l-4-44z" />
      <path
        className="fill-(--gate-chair)"
        d="M-28-48h54l4 7h-56zM20-48c2-20 8-36 14-56h7c-2 24-7 44-11 64zM-30-42l-6 44h5l9-44zM26-41l6 41h-5l-7-41zM-24-70h40l4-2v6l-44 2zM-24-68h5v22h-5z"
      />
      <path className="fill-(--gate-steel)" d="M-10-66h11v18h-11z" />
      <path className="fill-(--gate-iron)" d="M-8-71h7v5h-7z" />
    </g>
    <g transform="translate(318 420) scale(.76)">
      <path className="gate-beam" d="M-46-90l-8-7-100 97 80 12z" />
      <g transform="scale(.5)">
        <path
          className="fill-(--gate-trousers)"
          d="M-42-240h84c6 18 5 36 3 54-3 28-4 48-4 74 0 36-4 68-4 98H8c1-36-2-68-5-98-3-26-5-46-8-68-5 24-11 48-14 74-3 30-5 62-5 92h-30c-1-34 0-66 3-98 2-40 4-84 9-128z"
        />
        <path
          className="fill-(--gate-trousers-light)"
          d="M-6-232c14 2 34 0 46-6 6 18 6 34 4 52-3 28-4 48-4 74 0 36-4 68-4 98h-9c0-30 1-62-1-92-2-34-8-60-12-84-3-16-10-32-20-42zM-42-232c2 30-2 70-4 118-2 32-2 66-1 100h-6c-1-34 0-66 3-98 2-40 4-84 8-120z"
          opacity=".6"
        />
        <path
          className="fill-(--gate-shoe)"
          d="M8-16h29c3 6 5 10 5 16H1c0-7 3-12 7-16zM-54-16h30l2 16h-60c2-8 16-8 28-16z"
        />
        <path
          className="fill-(--gate-shirt-dark)"
          d="M40-330c14 0 22 8 26 22l16 42c2 8 0 12-6 16l-34 22-10-14 22-20-18-34z"
        />
        <path className="fill-(--gate-skin-dark)" d="M44-246l-14 8c-5 4-4 12 2 12 8 0 16-6 20-10z" />
        <path
          className="fill-(--gate-shirt)"
          d="M-18-342c10-4 24-4 34 0 12 6 26 8 34 16 2 18-2 32-5 48-4 16-3 30-3 46h-84c-2-14-6-30-8-46-3-18-6-34-2-50 8-8 22-10 34-14z"
        />
        <path
          className="fill-(--gate-shirt-dark)"
          d="M-52-328c10-4 18 2 20 16 2 30 2 56 6 82h-16c-2-14-6-30-8-46-3-18-6-36-2-52zM46-280c-4 16-3 32-3 48H20c8-14 20-30 26-48z"
        />
        <path
          className="fill-(--gate-shirt-light)"
          d="M-10-318l-6 86h3l8-84zM-40-296h22v3h-22zM4-296h24v3H4zM4-296h24l-2 20H6z"
          opacity=".5"
        />
        <path className="fill-(--gate-belt)" d="M-43-244h86l1 15h-88z" />
        <path className="fill-(--gate-brass)" d="M-22-242h15v11h-15z" />
        <path className="fill-(--gate-iron)" d="M24-262h14v26H24zM33-284h3v24h-3z" />
        <path className="gate-cord" d="M30-331c10 12 12 24 2 36" />
        <path className="fill-(--gate-skin-dark)" d="M-14-360h30v26c-8 8-22 8-30 2z" />
        <path className="fill-(--gate-shirt-light)" d="M-18-344l8 6 4 16-18-8zM17-344l-10 8-6 16 24-12z" />
        <path
          className="fill-(--gate-skin)"
          d="M-26-392l-3 12c0 4-1 5-4 9-2 3-3 5-1 6l5 2c-1 4-1 5 0 7l-1 8c1 7 5 10 12 10 10 0 20-4 26-12 8-10 12-22 11-40z"
        />
        <path
          className="fill-(--gate-skin-dark)"
          d="M2-392c6 8 4 18 0 26-2 12-8 22-20 27 10 0 20-4 26-12 8-10 12-22 11-40z"
        />
        <path className="fill-(--gate-skin)" d="M4-376c6-4 10 0 9 6-1 7-6 11-9 9z" />
        <path
          className="fill-(--gate-hair)"
          d="M8-392h14c1 14-1 26-7 36-3 1-5-2-4-6 3-8 3-16-3-22zM-31-362c5-2 11-1 17 3-5 3-11 3-16 1z"
        />
        <path
          className="fill-(--gate-cap)"
          d="M-30-390c-8-6-10-16-6-24 16-10 44-9 62 6 3 8 2 14-2 20-16-8-36-8-54-2z"
        />
        <path
          className="fill-(--gate-belt)"
          d="M-31-392c18-8 38-7 56 1l-1 8c-18-7-36-7-54-1zM-30-386c-12 0-22 4-26 10 10 1 18-2 28-4z"
        />
        <path className="fill-(--gate-brass)" d="M-26-408h8v9h-8z" />
        <path
          className="fill-(--gate-shirt)"
          d="M-50-329c-14 4-18 14-20 30-2 18-8 36-12 54-1 8 2 12 2 18l18 2 8-22c6-18 8-38 14-58z"
        />
        <path className="fill-(--gate-shirt-dark)" d="M-40-300c2 8-4 30-8 44l-12 34-4-1c4-24 14-50 24-77z" />
        <path className="fill-(--gate-skin)" d="M-81-228l20 2c3 10 1 22-6 26-8 2-16-2-17-10z" />
        <path className="fill-(--gate-iron)" d="M-66-214l-32 36-14-11 34-34z" />
        <path className="fill-(--gate-torch)" d="M-97-177l-4 5-17-13 5-5z" />
        <path
          className="gate-rim fill-(--gate-rim)"
          d="M-6-419c14 0 26 4 32 11 3 8 2 14-2 20l-2-1c2-8 1-12-1-16-8-8-18-11-27-14zM40-330c14 0 22 8 26 22l16 42c2 8 0 12-6 16l-3 2c4-8 2-14 0-20l-16-40c-4-10-9-16-17-22zM17-343c10 4 24 8 32 14-14-2-24-4-34-8zM42-229c5 14 5 30 3 44-3 28-4 48-4 74 0 36-4 68-4 98h-4c1-32 4-64 4-98 0-40 6-78 5-118zM22-390c1 14-1 26-7 36-1-2 1-6 2-10 3-8 3-16 2-26z"
        />
      </g>
    </g>
    <g transform="translate(408 424) scale(.46)">
      <path className="gate-shadow fill-(--gate-shadow)" d="M-92 10c36 14 140 16 180 2l-8-12h-160z" />
      <path className="fill-(--gate-dog)" d="M-62 8c-10-32 8-60 52-66 46-6 84 14 88 46 1 14-8 22-26 24z" />
      <path
        className="fill-(--gate-dog-dark)"
        d="M-62 8c-3-8-3-16-2-24 20 12 44 18 66 14 8-22 30-28 46-16 8-2 18-10 22-22 6 8 8 16 8 28 1 14-8 22-26 24z"
      />
      <path className="fill-(--gate-dog)" d="M12 12c-8-14 0-32 18-32s28 12 26 26c-2 4-6 6-10 6z" />
      <path
        className="fill-(--gate-dog)"
        d="M80-10c8 14-4 24-28 26-26 2-54 0-74-8-6-4-2-10 5-9 34 6 66 6 97-9z"
      />
      <path className="fill-(--gate-dog-dark)" d="M78-4c2 10-8 16-28 18-24 2-48 1-68-6 26 2 66 4 96-12z" />
      <path
        className="fill-(--gate-dog)"
        d="M-94 9c-3-8 6-13 18-18 5-12 18-20 34-14 13 5 18 18 10 28-8 8-26 10-40 10-11 0-20-1-22-6z"
      />
      <path
        className="fill-(--gate-dog-dark)"
        d="M-94 9c10 2 34 2 46-4 8-4 12-12 8-20 10 4 14 14 8 20-8 8-26 10-40 10-11 0-20-1-22-6z"
      />
      <path className="fill-(--gate-dog-dark)" d="M-52-22c-2-10 0-18 4-24 9 4 18 14 20 26-4 8-18 6-24-2z" />
      <path
        className="fill-(--gate-iron)"
        d="M-95 8c-2-6 3-9 8-6 0 5-4 8-8 6zM-74-6c4 4 9 4 13 1v2c-4 3-9 3-13-1z"
      />
      <path
        className="gate-rim fill-(--gate-rim)"
        d="M-34-48c8-6 16-9 24-10 40-5 72 9 84 32-18-16-46-26-78-24-10 0-20 2-30 2zM-74-12c5-11 18-17 32-11-12-1-22 3-32 11z"
      />
    </g>
  </g>
);
