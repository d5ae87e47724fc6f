import type { Value } from './schemas.ts';

export const mission =
  'We guard homes, workplaces and events so that people can sleep, work and celebrate in safety. We do it with guards who are well chosen, well trained and well treated.';

export const values: readonly Value[] = [
  {
    title: 'Integrity',
    text: 'We report what happened, our own mistakes included. A guard who misses a round reports it.',
  },
  {
    title: 'Excellence',
    text: 'A neat uniform, a working torch, a polite word: small things done well on every shift.',
  },
  {
    title: 'Reliability',
    text: 'A relief guard within two hours. If a guard falls ill, another takes over the post.',
  },
  {
    title: 'Innovation',
    text: 'Your guards, their shifts and your bills are in one dashboard, whenever you need them.',
  },
];

export const team: readonly string[] = [
  'Our guards come from all over Maharashtra and beyond. Some served in the armed forces, some began at a housing society at twenty. Each of them was interviewed by someone who has worked night shifts.',
  'Behind every guard are a supervisor, a trainer and the office. Supervisors run the roster; trainers drill the basics; the office makes sure that wages are paid on time.',
  'We promote from within: every supervisor was a guard first.',
];
