import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { fullPost, NOW, sameInitialsPost } from '../posts.samples.ts';
import { PostGuards } from './PostGuards.tsx';

const openClient = fn();

const meta = preview.meta({
  component: PostGuards,
  args: {
    post: sameInitialsPost,
    now: NOW,
    onReplace: fn(),
    onAssign: fn(),
    onClose: fn(),
    clientLink: (id) => ({ href: `?client=${id}`, onOpen: () => openClient(id) }),
  },
});

export const SomeEmpty = meta.story();
SomeEmpty.test('each guard can be replaced and the rest assigned', async ({ args, userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /^Green Meadows/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Replace Om Prakash Meena' }));
  await expect(args.onReplace).toHaveBeenCalledWith(sameInitialsPost.assignments[2]);
  await userEvent.click(dialog.getByRole('button', { name: 'Assign 2 guards' }));
  await expect(args.onAssign).toHaveBeenCalledOnce();
});
SomeEmpty.test('the title leads to the record of the client', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('link', { name: sameInitialsPost.client.user.name }));
  await expect(openClient).toHaveBeenLastCalledWith(sameInitialsPost.client._id);
});
export const Full = meta.story({ args: { post: fullPost } });
const findGuard = fn();
export const OneAway = meta.story({
  args: { post: fullPost, cover: { day: 'Fri, 11 Dec 2026', onPress: findGuard } },
});
OneAway.test('a guard is found for the day on which one is away', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Find a guard for Fri, 11 Dec 2026' }));
  await expect(findGuard).toHaveBeenCalledOnce();
});
export const WithAll = meta.story({
  args: { post: fullPost, onSwap: fn(), onRotation: fn(), onEnd: fn() },
});
WithAll.test('a rotation, a swap and the end of the post begin here', async ({ args, userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Rotation' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Swap a duty of Murugan Selvaraj' }));
  await userEvent.click(dialog.getByRole('button', { name: 'End post' }));
  await expect(args.onRotation).toHaveBeenCalledOnce();
  await expect(args.onSwap).toHaveBeenCalledWith(fullPost.assignments[1]);
  await expect(args.onEnd).toHaveBeenCalledOnce();
});
