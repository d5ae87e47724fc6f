import { cva } from 'class-variance-authority';

const outlined = 'outlined';
const disc: ('colored' | 'pictured')[] = ['colored', 'pictured'];
const duty: ('onDuty' | 'onBreak')[] = ['onDuty', 'onBreak'];

/** The disc of an Avatar, colored by styles/avatar.css. States differ in shape too. */
export const avatarStyles = cva(
  [
    'avatar relative inline-grid size-(--avatar-size) flex-none select-none place-items-center rounded-full',
    'font-semibold leading-none forced-colors:border',
  ],
  {
    variants: {
      size: {
        xsmall: '[--avatar-size:1.5rem]',
        small: '[--avatar-size:1.75rem]',
        medium: '[--avatar-size:2.5rem]',
        large: '[--avatar-size:3.5rem]',
        xlarge: '[--avatar-size:5rem]',
      },
      look: { outlined: '', colored: 'avatar-colored', pictured: '' },
      state: {
        none: '',
        assigned: '',
        onDuty: 'avatar-on-duty forced-colors:border-3',
        onBreak: 'avatar-on-duty forced-colors:border-3',
        absent: '',
        off: 'avatar-off forced-colors:border-[GrayText] forced-colors:border-dotted forced-colors:text-[GrayText]',
      },
      /** Three letters instead of two, so that two people of one list are told apart. */
      narrow: { true: 'text-[length:max(0.625rem,var(--avatar-size)*0.3)] tracking-[-0.05em]', false: '' },
    },
    compoundVariants: [
      { look: outlined, narrow: false, class: 'text-[0.75rem] tracking-[-0.01em]' },
      { look: 'colored', narrow: false, class: 'text-[length:calc(var(--avatar-size)*0.36)]' },
      {
        look: outlined,
        state: ['none', 'assigned'],
        class: 'border border-line-strong bg-surface text-muted',
      },
      { look: outlined, state: duty, class: 'border-2 border-accent-edge bg-accent-soft text-ink' },
      {
        look: outlined,
        state: 'absent',
        class: 'border-[1.5px] border-danger border-dashed bg-surface text-danger',
      },
      { look: outlined, state: 'off', class: 'border border-line bg-surface text-faint' },
      {
        look: disc,
        state: duty,
        class:
          'shadow-[0_0_calc(var(--avatar-size)*0.45)_var(--prahari-accent)] shadow-accent/45 outline-2 outline-accent outline-offset-2',
      },
      { look: disc, state: 'absent', class: 'outline-2 outline-danger outline-dashed outline-offset-2' },
      { look: 'pictured', state: 'off', class: 'saturate-40' },
    ],
  },
);

/** Two bars on a disc of their own, which covers no initial. */
export const pauseStyles = cva(
  'avatar-pause absolute grid place-items-center rounded-full bg-surface text-ink',
  {
    variants: {
      look: {
        outlined: '-end-1.5 -bottom-1.5 size-3',
        colored: '',
        pictured: '',
      },
    },
    compoundVariants: [
      {
        look: disc,
        class:
          'end-[calc(var(--avatar-size)*-0.22)] bottom-[calc(var(--avatar-size)*-0.14)] size-[max(0.875rem,var(--avatar-size)*0.34)]',
      },
    ],
  },
);
