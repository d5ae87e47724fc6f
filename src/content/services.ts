import corporate from '../assets/services/corporate-security.svg?url';
import event from '../assets/services/event-security.svg?url';
import residential from '../assets/services/residential-security.svg?url';
import guards from '../assets/services/security-guards.svg?url';
import type { Reason, Service } from './schemas.ts';

export const services: readonly Service[] = [
  {
    id: 'security-guards',
    title: 'Security Guards',
    description: 'Day, night or 24-hour shifts. The same guards at your gate, verified and briefed.',
    about:
      'A post is only as good as the person at it. We choose guards for patience and alertness, and we send the same ones to your site.',
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
    description: 'Entry, crowd and parking for weddings, festivals and events of up to 5,000 guests.',
    about:
      'We visit the venue a week before and plan entries and exits. On the day, guests are greeted at the gate and know the way out.',
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
    description: 'Visitors registered, deliveries checked, the gate guarded day and night.',
    about:
      'Strangers are stopped at the gate and residents are not. Our guards learn who lives in your society.',
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
    description: 'Lobby, loading bay and server room, guarded without getting in the way of work.',
    about:
      'Our guards greet staff and visitors, count what comes in and goes out, and keep a written record.',
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

/** The section Why Choose Us of the services page. */
export const reasons: readonly Reason[] = [
  {
    title: 'Verified guards',
    text: 'We check police record, address and past employers before a guard’s first duty.',
  },
  {
    title: 'Regular training',
    text: 'Two weeks before the first post, then one refresher day every quarter: fire, first aid, courtesy.',
  },
  {
    title: 'Supervisor visits',
    text: 'Unannounced rounds by day and by night, signed in your register.',
  },
  {
    title: 'Clear bills',
    text: 'Every bill is in your dashboard, with its amount, due date and status.',
  },
  {
    title: 'Guards paid on time',
    text: 'Our guards receive their wages, PF and ESI by the seventh of each month.',
  },
  { title: 'Support day and night', text: 'The support line is open 24/7, and a person answers it.' },
];
