import corporate from '../assets/services/corporate-security.svg?url';
import event from '../assets/services/event-security.svg?url';
import residential from '../assets/services/residential-security.svg?url';
import guards from '../assets/services/security-guards.svg?url';
import type { Picture } from './pictures.ts';

export interface Service {
  /** Anchor on the services page. */
  id: string;
  title: string;
  description: string;
  /** Longer, for the services page. */
  about: string;
  /** 480 × 320, or another picture of that shape. The drawings have a dark variant. */
  picture: Picture;
  features: readonly string[];
}

export const services: readonly [Service, Service, Service, Service] = [
  {
    id: 'security-guards',
    title: 'Security Guards',
    description: 'Day, night or round the clock. The same faces at your gate, checked and briefed.',
    about:
      'A post is only as good as the person at it. We choose guards for patience and eyesight before height, and we send the same ones back.',
    picture: {
      photo: 'security-guards',
      url: guards,
      alt: 'A guard at a barrier notes down a lorry before it may enter',
    },
    features: [
      'Day, night and 24-hour shifts',
      'Police verification before the first duty',
      'A written brief for every post',
      'A relief guard within two hours',
    ],
  },
  {
    id: 'event-security',
    title: 'Event Security',
    description: 'Entry, crowd and parking for weddings, festivals and halls of five thousand.',
    about:
      'We walk the ground a week before and count the exits. On the day, guests see a smile at the gate and a clear way out.',
    picture: {
      photo: 'event-security',
      url: event,
      alt: 'A guard with the guest list at the flower arches of a wedding lawn, a family going in',
    },
    features: [
      'Entry checks and guest lists',
      'Crowd lanes and emergency exits',
      'Parking and vehicle movement',
      'Women guards for frisking and family areas',
    ],
  },
  {
    id: 'residential-security',
    title: 'Residential Security',
    description: 'Visitors noted, children known by name, the gate shut when it should be.',
    about:
      'A housing society wants two things from its gate: that strangers stop there and that neighbours do not. Our guards learn the difference.',
    picture: {
      photo: 'residential-security',
      url: residential,
      alt: 'A guard opens the side gate of a housing society for the milkman and his bicycle',
    },
    features: [
      'Visitor and delivery register',
      'Night rounds of every stairwell',
      'Lift, pump and fire-panel checks',
      'Monthly report to the committee',
    ],
  },
  {
    id: 'corporate-security',
    title: 'Corporate Security',
    description: 'Lobby, loading bay and server room, watched without getting in the way.',
    about:
      'Your staff should be greeted and your stores should be counted. Our guards do both, and write it down.',
    picture: {
      photo: 'corporate-security',
      url: corporate,
      alt: 'A guard counts cartons against a gate pass at a loading bay, a loader waiting',
    },
    features: [
      'Front desk and visitor passes',
      'Material in and out, with gate passes',
      'CCTV room and access control',
      'Evacuation drills with your fire wardens',
    ],
  },
];

export interface Reason {
  title: string;
  text: string;
}

/** Why Choose Us, on the services page. */
export const reasons: readonly Reason[] = [
  {
    title: 'Checked people',
    text: 'Police verification, address and past employers. No guard starts before the papers are in.',
  },
  {
    title: 'Trained, then trained again',
    text: 'Two weeks before the first post. One refresher day every quarter: fire, first aid, courtesy.',
  },
  {
    title: 'A supervisor who visits',
    text: 'Unannounced rounds by day and by night, signed in your own register.',
  },
  { title: 'Bills you can read', text: 'Guards, days, rate, total. You see every bill in your dashboard.' },
  {
    title: 'Paid on time',
    text: 'Our guards get their wages, PF and ESI by the seventh. People who are paid stay awake.',
  },
  { title: 'Someone answers', text: 'The support line is open 24/7, and a person picks it up.' },
];
