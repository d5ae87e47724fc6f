export interface Question {
  question: string;
  answer: string;
}

export const faq: readonly [Question, Question, Question] = [
  {
    question: 'How soon can a guard start?',
    answer:
      'For a regular post, within three working days of your request. For an event, tell us two weeks ahead. In an emergency call the office: we keep guards in reserve.',
  },
  {
    question: 'Are your guards verified?',
    answer:
      'Yes. Every guard has police verification, a checked address and checked past employers before the first duty. You can see the papers of the guards at your post.',
  },
  {
    question: 'What happens when a guard is ill or on leave?',
    answer:
      'A relief guard takes the post within two hours and is briefed from your post’s own instructions. You pay nothing extra.',
  },
];
