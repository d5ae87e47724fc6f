import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Avatar } from './Avatar.tsx';
import { distinctInitials } from './distinct-initials.ts';

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path fill="#8a5638" d="M0 0h56v56H0z"/><circle cx="28" cy="24" r="12" fill="#e9ae84"/></svg>')}`;

const meta = preview.meta({
  component: Avatar,
  args: { name: 'Rukmini Kulkarni' },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'One image named by person and state, or nothing when decorative.',
        'States differ in the shape of the ring, which stays in forced colors.',
      ],
      do: [
        'Set `decorative` when the name is written beside it',
        'Pass the full name, which is announced',
        'Write the state beside it',
        'Tell equal initials of one list apart with `distinctInitials`',
      ],
      dont: ['Use it for a company or a place', 'Show a state only by its color or border'],
    },
  },
});

export const Initials = meta.story();
Initials.test('the accessible name is the full name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Rukmini Kulkarni' })).toHaveTextContent('RK');
});
export const Picture = meta.story({ args: { src: face } });
export const PictureMissing = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });
PictureMissing.test('a picture that fails to load is replaced by initials', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('RK'));
});
export const NoName = meta.story({ args: { name: '' } });
NoName.test('an empty name reads as unknown person', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img', { name: 'Unknown person' })).toBeVisible());
});
export const Sizes = meta.story({
  tags: ['snapshot'],
  render: (args) => (
    <div className="flex items-center gap-4">
      <Avatar {...args} size="xsmall" />
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="xlarge" />
    </div>
  ),
});

const people = [
  { personId: 'guard-1', name: 'Dattatray Pawar' },
  { personId: 'guard-2', name: 'Farida Sheikh' },
  { personId: 'guard-3', name: 'Mahesh Jadhav' },
  { personId: 'guard-4', name: 'Sunita Chauhan' },
  { personId: 'guard-5', name: 'Ramesh Kumar' },
  { personId: 'guard-6', name: 'Balwinder Gill' },
];
/** The color is chosen by the id, so a person keeps it. */
export const Colors = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-6">
      {people.map((person) => (
        <Avatar key={person.personId} {...person} size="xlarge" />
      ))}
    </div>
  ),
});
Colors.test('six consecutive people get six colors', async ({ canvas }) => {
  const colors = canvas.getAllByRole('img').map((disc) => getComputedStyle(disc).backgroundColor);
  await expect(new Set(colors).size).toBe(6);
});

const states = [
  ['onDuty', 'On duty'],
  ['onBreak', 'On break'],
  ['assigned', 'Assigned'],
  ['absent', 'Absent'],
  ['off', 'Account disabled'],
] as const;
const statesIn = (size: 'small' | 'medium' | 'xlarge') => (
  <ul className="grid gap-4 text-sm">
    {states.map(([state, word]) => (
      <li key={state} className="flex items-center gap-4">
        <Avatar name="Om Prakash Meena" state={state} size={size} decorative /> {word}
      </li>
    ))}
  </ul>
);
/** In lists. */
export const StatesOutlined = meta.story({
  tags: ['snapshot', 'snapshot-dark'],
  render: () => statesIn('small'),
});
export const PictureOnDuty = meta.story({ args: { src: face, state: 'onDuty', size: 'large' } });
PictureOnDuty.test(
  'an avatar without a name beside it has its state in the accessible name',
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rukmini Kulkarni, on duty' })).toHaveAttribute(
      'title',
      'Rukmini Kulkarni, on duty',
    );
  },
);

const sharedInitials = [
  { id: '1', name: 'Mahesh Singh' },
  { id: '2', name: 'Mohan Sharma' },
  { id: '3', name: 'Raju Mondal' },
  { id: '4', name: 'Rina Mondal' },
  { id: '5', name: 'Om Prakash' },
  { id: '6', name: 'Om Prakash' },
];
/** `distinctInitials` adds a third letter, or a number. */
export const EqualInitials = meta.story({
  render: () => {
    const initials = distinctInitials(sharedInitials);
    return (
      <ul className="grid gap-3 text-sm">
        {sharedInitials.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar name={name} initials={initials.get(id)} size="small" decorative />
            <Avatar name={name} personId={id} initials={initials.get(id)} decorative />
            {name}
          </li>
        ))}
      </ul>
    );
  },
});
EqualInitials.test('people with equal initials are told apart', async ({ canvas }) => {
  for (const text of ['MSi', 'MSh', 'RaM', 'RiM', 'OP1', 'OP2'])
    await expect(canvas.getAllByText(text)).toHaveLength(2);
});
export const OnBreakInLists = meta.story({
  render: (args) => (
    <p className="flex items-center gap-6">
      {(['xsmall', 'small'] as const).flatMap((size) =>
        ['MG', 'OPM'].map((initials) => (
          <Avatar key={size + initials} {...args} size={size} initials={initials} state="onBreak" />
        )),
      )}
    </p>
  ),
});
/** The lower right corner of the letters: capitals end 0.36 em below the middle of their line. */
function cornerOfLetters(avatar: HTMLElement) {
  const range = document.createRange();
  range.selectNode(avatar.firstChild as Text);
  const { right, top, bottom } = range.getBoundingClientRect();
  return { x: right, y: (top + bottom) / 2 + 0.36 * Number.parseFloat(getComputedStyle(avatar).fontSize) };
}
OnBreakInLists.test('the mark covers no initial', async ({ canvas }) => {
  await document.fonts.ready;
  const avatars = canvas.getAllByRole('img');
  await expect(avatars).toHaveLength(4);
  for (const avatar of avatars) {
    const mark = avatar.querySelector('.avatar-pause')?.getBoundingClientRect() ?? new DOMRect();
    const { x, y } = cornerOfLetters(avatar);
    const distance = Math.hypot(mark.x + mark.width / 2 - x, mark.y + mark.height / 2 - y);
    await expect(distance).toBeGreaterThanOrEqual(mark.width / 2);
  }
});
export const Devanagari = meta.story({ args: { name: 'दामोदर क्षीरसागर', size: 'large' } });
export const Decorative = meta.story({
  args: { decorative: true },
  render: (args) => (
    <p className="flex items-center gap-3 text-sm">
      <Avatar {...args} /> {args.name}
    </p>
  ),
});
Decorative.test('a decorative avatar is hidden', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});
