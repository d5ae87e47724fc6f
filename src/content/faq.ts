import type { Question } from './schemas.ts';

export const faq: readonly Question[] = [
  {
    question: 'How soon can a guard start?',
    answer:
      'For a regular post, within three working days of your request. For an event, tell us two weeks ahead. In an emergency, call the office: we keep guards in reserve.',
  },
  {
    question: 'Are your guards verified?',
    answer: 'Yes. Before the first duty we check every guard’s police record, address and past employers.',
  },
  {
    question: 'What happens when a guard is ill or on leave?',
    answer:
      'A relief guard takes over within two hours, briefed with the instructions for your post. You pay nothing extra.',
  },
];
