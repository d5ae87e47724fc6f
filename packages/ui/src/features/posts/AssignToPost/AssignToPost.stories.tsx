import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { candidates } from '../candidates.samples.ts';
import { crowdedPost, fullPost, NOW, noShiftPost, notBegunPost, shortPost } from '../posts.samples.ts';
import { AssignToPost } from './AssignToPost.tsx';

const onOpenGuard = fn();

const meta = preview.meta({
  component: AssignToPost,
  args: {
    post: notBegunPost,
    candidates,
    now: NOW,
    chosen: [] as readonly string[],
    onChoose: fn(),
    reason: '',
    onReason: fn(),
    submit: accepted(),
    clientLink: (id: string) => ({ href: `?client=${id}`, onOpen: fn() }),
    guardLink: (id: string) => ({ href: `?guard=${id}`, onOpen: onOpenGuard }),
    onCancel: fn(),
    onChangePost: fn(),
    onReplace: fn(),
  },
  parameters: { chromatic: notSnapped, layout: 'fullscreen' },
  render: function Render(args) {
    const [chosen, setChosen] = useState<readonly string[]>(args.chosen);
    const [reason, setReason] = useState(args.reason);
    return (
      <AssignToPost {...args} chosen={chosen} onChoose={setChosen} reason={reason} onReason={setReason} />
    );
  },
});

export const NobodyChosen = meta.story();
NobodyChosen.test('the heads of the columns stay above their line', async ({ canvas }) => {
  const head = canvas.getByText('Knows the place', { selector: '[aria-hidden] *' });
  const line = head.closest('[aria-hidden]')?.getBoundingClientRect().bottom ?? 0;
  await expect(head.getBoundingClientRect().bottom).toBeLessThanOrEqual(line);
});
NobodyChosen.test(
  'the best are chosen and assigned with two presses',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose best 3' }));
    await expect(canvas.getByRole('link', { name: notBegunPost.client.user.name })).toHaveAttribute(
      'href',
      `?client=${notBegunPost.client._id}`,
    );
    await waitFor(() => expect(canvas.getByText('Deepak, Fatima and Jitendra')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^All 3 places filled/)).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: /Pooja Negi/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Assign 3 guards' }));
    await expect(args.submit).toHaveBeenCalledWith({
      postId: notBegunPost._id,
      guardIds: ['c1', 'c2', 'c3'],
      startDate: '2026-11-30',
      endDate: '2027-02-27',
    });
  },
);
NobodyChosen.test(
  'while guards are searched, only the best of those who are shown are chosen',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search guards' }), 'Pooja');
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose best 1' }));
    await expect(canvas.getByRole('checkbox', { name: /Pooja Negi/ })).toBeChecked();
  },
);
NobodyChosen.test('a conflict is named and its client leads to the record', async ({ canvas }) => {
  const taken = within(canvas.getByRole('region', { name: 'Not free for these dates' }));
  await expect(taken.getByRole('link', { name: 'Bharat Precision Forgings Ltd' })).toHaveAttribute(
    'href',
    '?client=bharat',
  );
  await expect(taken.getAllByRole('listitem').at(-1)).toHaveTextContent(
    'at Bharat Precision Forgings Ltd, Pune, until 22 May 2027',
  );
});
NobodyChosen.test(
  'the name of a guard leads to the record and chooses nobody',
  async ({ canvas, userEvent }) => {
    const [row] = canvas.getAllByRole('checkbox');
    const link = within(row?.closest('label') as HTMLElement).getByRole('link');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\?guard=/));
    await userEvent.click(link);
    await expect(onOpenGuard).toHaveBeenCalledOnce();
    await expect(row).not.toBeChecked();
  },
);
NobodyChosen.test('a guard is found by phone and by name', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('checkbox', { name: /Abdul Rahim/ })).toBeNull();
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search guards' }), '5011824961{Enter}');
  await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  await expect(canvas.getByRole('checkbox', { name: /Deepak/ })).toBeEnabled();
  await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search guards' }));
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search guards' }), 'fatima{Enter}');
  await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
});
export const TwoChosen = meta.story({ tags: ['snapshot-phone'], args: { chosen: ['c1', 'c2'] } });
TwoChosen.test('a frame higher than the drawing cuts no name', async ({ canvasElement }) => {
  const gate = canvasElement.querySelector<HTMLElement>('.post-gate');
  if (!gate) throw new Error('no gate');
  gate.style.cssText = 'width: 24rem; height: 24rem; aspect-ratio: auto';
  const frame = gate.getBoundingClientRect();
  const plates = [...gate.querySelectorAll('.post-gate-plate')].map((plate) => plate.getBoundingClientRect());
  await expect(plates.length).toBe(3);
  for (const { left, right } of plates) {
    await expect(left).toBeGreaterThanOrEqual(frame.left);
    await expect(right).toBeLessThanOrEqual(frame.right);
  }
  const ground = gate.querySelector('.post-gate-dado')?.getBoundingClientRect().bottom ?? 0;
  await expect(ground).toBeGreaterThanOrEqual(frame.bottom);
});
export const OnAPhone = meta.story({
  args: { chosen: ['c1', 'c2', 'c3'] },
  globals: { viewport: { value: 'phone' } },
});
export const ManyPlaces = meta.story({ args: { post: crowdedPost, chosen: ['c1'] } });
export const ManyPlacesOnATablet = meta.story({
  ...ManyPlaces.input,
  globals: { viewport: { value: 'tablet' } },
});
ManyPlacesOnATablet.test('without a gate the facts have the whole width', async ({ canvas }) => {
  const post = canvas.getByRole('complementary', { name: 'Post' });
  const name = within(post).getByRole('heading', { level: 1 });
  await expect(name.getBoundingClientRect().left).toBeLessThan(60);
  await expect(name.getBoundingClientRect().width).toBeGreaterThan(500);
});
export const OnePlace = meta.story({ args: { post: { ...shortPost, asked: 3, short: 1 }, chosen: ['c1'] } });
export const Full = meta.story({ args: { post: fullPost } });
Full.test('a post without empty places names its guards', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Murugan Selvaraj' })).toBeVisible());
});
Full.test('a guard of a full post is replaced from there', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Replace Murugan Selvaraj' }));
  await expect(args.onReplace).toHaveBeenCalledWith(
    fullPost.assignments.find(({ guard }) => guard.name === 'Murugan Selvaraj'),
  );
});
export const NoShift = meta.story({ args: { post: noShiftPost } });
export const NobodyFree = meta.story({ args: { candidates: candidates.filter(({ conflict }) => conflict) } });
export const PaperExpired = meta.story({
  args: {
    chosen: ['c3'],
    submit: refused(
      'papersReason',
      'A paper of the guard is expired in this period. Give a reason to assign the guard all the same',
    ),
  },
});
PaperExpired.test('an expired paper asks for a reason', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Assign 1 guard' }));
  await waitFor(() => expect(canvas.getByText(/^A paper of the guard is expired/)).toBeVisible());
  await waitFor(() => expect(canvas.getByLabelText(/Reason to assign/)).toBeVisible());
});
NobodyChosen.test(
  'an empty place is not filled while the post is changed',
  async ({ mount, args, canvas }) => {
    await mount(<AssignToPost {...args} panel={<p>The form</p>} />);
    await expect(canvas.getByRole('heading', { name: 'Change post' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Assign/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
);
