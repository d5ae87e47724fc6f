import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { guardCard } from '../identity.samples.ts';
import { GuardCardSection } from './GuardCardSection.tsx';

const meta = preview.meta({
  component: GuardCardSection,
  args: {
    card: guardCard,
    pending: false,
    onMake: fn(),
    onEnd: fn(),
    onPrint: fn(),
    onDownload: fn(),
    onPhotograph: fn(),
    onDeletePhotograph: fn(),
  },
});

export const Valid = meta.story();
Valid.test('a valid card can be printed and ended', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Print card' }));
  await expect(args.onPrint).toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'End card' }));
  await expect(args.onEnd).toHaveBeenCalled();
});
export const None = meta.story({ args: { card: { ...guardCard, url: null } } });
None.test('one press makes a card', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Make card' }));
  await expect(args.onMake).toHaveBeenCalled();
});

None.test('a photograph is sent as soon as it is chosen', async ({ canvas, userEvent, args }) => {
  const file = new File(['x'], 'ravi.jpg', { type: 'image/jpeg' });
  await userEvent.upload(canvas.getByLabelText(/photograph/i), file);
  await expect(args.onPhotograph).toHaveBeenCalledWith(file);
  await userEvent.click(canvas.getByRole('button', { name: 'Delete photograph' }));
  await expect(args.onDeletePhotograph).toHaveBeenCalled();
});
