import { DeskSky } from './DeskSky.tsx';
import { PhoneSky } from './PhoneSky.tsx';

/** Both drawings; shift-horizon.css shows the one that fits the width. */
export const Sky = () => (
  <>
    <PhoneSky />
    <DeskSky />
  </>
);
