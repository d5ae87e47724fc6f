import { useLight } from './parts.tsx';

/** A blank account book, a rubber stamp and a glass of tea on a desk by the window. */
export function AccountBook() {
  const light = useLight('170 0 0 120 232 70');
  return (
    <>
      {light.gradient}
      <path className="fill-(--scene-wall)" d="M0 0h320v200H0z" />
      <path className="fill-(--scene-ink)" d="M36 14h112v98H36z" />
      <path className="fill-(--scene-sky)" d="M41 19h49v88H41z" />
      <path className="fill-(--scene-sky-low)" d="M94 19h49v88H94zM41 66h49v41H41z" />
      <path
        className="fill-(--scene-far)"
        d="M41 107V84h12V70h14v16h10v-8h13v29zM94 107V78h10V64h16v22h12V74h11v33z"
      />
      <path className="fill-(--scene-wall-dark)" d="M28 110h128v7H28z" />
      <path
        className="fill-(--scene-leaf)"
        d="M52 110c-6-12-2-22 6-28 2 8 4 14 3 20 5-8 10-12 17-13-1 10-6 18-14 21z"
      />
      <path className="fill-(--scene-red)" d="M50 98h22l-3 14H53z" />
      <path fill={light.fill} d="M0 0h320v200H0z" />
      <path className="fill-(--scene-red-dark)" d="M24 148h272l24 52H0z" />
      <path className="fill-(--scene-red)" d="M24 146h272l4 8H20z" />
      <path
        className="fill-(--scene-ink)"
        d="M256 52l34 26-4 5-34-25zM284 76l6 4-8 72h-6zM262 150h40l4 7h-48z"
      />
      <path className="fill-(--scene-red)" d="M226 54l26-14 14 20-18 14z" />
      <path className="fill-(--scene-lamp)" d="M226 54l22 20-8 4c-8 0-16-12-14-24z" />
      <path className="fill-(--scene-ground-dark)" opacity=".5" d="M90 178l70 12 72-12 6 6-78 12-76-12z" />
      <path
        className="fill-(--scene-paper)"
        d="M92 174c22-8 46-8 68 4 22-12 46-12 68-4l-8-22c-20-6-40-6-60 4-20-10-40-10-60-4z"
      />
      <path className="fill-(--scene-paper-dark)" d="M160 156c20-10 40-10 60-4l8 22c-22-8-46-8-68 4z" />
      <path
        className="scene-rule"
        d="M105 158c16-4 34-3 50 4M102 164c18-4 36-3 54 5M166 162c16-7 34-8 50-4M165 169c18-8 36-9 54-5M132 154l-6 18M188 154l8 18"
      />
      <path className="fill-(--scene-steel)" d="M54 150h20l-3 24H57z" />
      <path className="fill-(--scene-red)" d="M55 156h18l-2 16H57z" />
      <path className="scene-wire" opacity=".5" d="M60 144c-4-6 4-8 0-14M68 144c-4-6 4-8 0-14" />
      <path
        className="fill-(--scene-ink)"
        d="M246 176h34v10h-34zM257 160c-3-8 15-8 12 0l-2 8h8v8h-24v-8h8z"
      />
    </>
  );
}
