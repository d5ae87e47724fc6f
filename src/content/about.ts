export interface Value {
  title: 'Integrity' | 'Excellence' | 'Reliability' | 'Innovation';
  text: string;
}

export const mission =
  'We keep watch so that people can sleep, work and celebrate without looking over their shoulder. We do it with guards who are well chosen, well trained and well treated.';

export const values: readonly [Value, Value, Value, Value] = [
  {
    title: 'Integrity',
    text: 'We write down what happened, not what sounds good. A missed round is reported by the guard who missed it.',
  },
  {
    title: 'Excellence',
    text: 'A straight cap, a working torch, a polite word. Small things done well, at every hour.',
  },
  {
    title: 'Reliability',
    text: 'The post is never empty. If a guard falls ill, another stands there within two hours.',
  },
  {
    title: 'Innovation',
    text: 'Assignments, shifts and bills are in one place. You see who is on duty without asking.',
  },
];

/** Paragraphs about the team. */
export const team: readonly string[] = [
  'Our people come from all over Maharashtra and beyond. Some served in the forces, some started at a society gate at twenty. Each one was interviewed by someone who has stood a night shift.',
  'Behind every guard are a supervisor who visits, a trainer who insists and an office that answers. The supervisors carry the roster, the trainers carry the whistle, and the office makes sure that wages are paid on time.',
  'We promote from the gate. Every supervisor we have was a guard first.',
];
