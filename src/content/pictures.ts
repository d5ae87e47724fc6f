import briefing from '../assets/scenes/briefing.svg?url';
import controlRoom from '../assets/scenes/control-room.svg?url';
import lobby from '../assets/scenes/lobby.svg?url';
import sideGate from '../assets/scenes/side-gate.svg?url';
import tower from '../assets/scenes/tower.svg?url';

export interface Picture {
  url: string;
  /** What it shows, in one sentence without a full stop. */
  alt: string;
}

/** The pictures of single pages: put your own file in src/assets and name it here. The gallery's are in slides.ts. */
export const pictures = {
  /** 960 × 600, or another picture of that shape; so for the next two. */
  about: {
    url: briefing,
    alt: 'A supervisor briefs five guards at sunrise before they go to their posts',
  },
  contact: { url: lobby, alt: 'A guard at the desk of a glass office lobby at sunrise' },
  notFound: {
    url: sideGate,
    alt: 'A shut side gate by moonlight; down the lane a guard stands under the lamp of the main gate',
  },
  /** Beside a form, on wide screens only, cut to about a square. They say nothing that the form does not. */
  login: { url: controlRoom, alt: '' },
  signup: { url: briefing, alt: '' },
  otpVerification: { url: tower, alt: '' },
  forgotPassword: { url: sideGate, alt: '' },
} satisfies Record<string, Picture>;
