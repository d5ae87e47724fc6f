import briefing from '../assets/scenes/briefing.svg?url';
import controlRoom from '../assets/scenes/control-room.svg?url';
import lobby from '../assets/scenes/lobby.svg?url';
import sideGate from '../assets/scenes/side-gate.svg?url';
import tower from '../assets/scenes/tower.svg?url';
import type { Picture } from './schemas.ts';

/** Pictures of single pages, drawn for morning and night. */
export const pictures = {
  /** The first three have the aspect ratio of 960 × 600. */
  about: {
    photo: 'about',
    url: briefing,
    alt: 'A supervisor briefs five guards before they go to their posts',
  },
  contact: {
    photo: 'contact',
    url: lobby,
    alt: 'A guard at the desk of a glass office lobby, a cleaner mopping by the glass',
  },
  notFound: {
    photo: 'not-found',
    url: sideGate,
    alt: 'A shut side gate; down the lane a guard stands at the main gate',
  },
  /** Decorative and cropped to about a square, beside a form on wide screens. */
  login: { photo: 'login', url: controlRoom, alt: '' },
  signup: { photo: 'signup', url: briefing, alt: '' },
  otpVerification: { photo: 'otp-verification', url: tower, alt: '' },
  forgotPassword: { photo: 'forgot-password', url: sideGate, alt: '' },
} satisfies Record<string, Picture>;
