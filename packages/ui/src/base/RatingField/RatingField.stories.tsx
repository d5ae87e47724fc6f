import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { RatingField } from './RatingField.tsx';

const meta = preview.meta({
  component: RatingField,
  args: {
    label: 'How was the last month',
    name: 'rating',
    defaultValue: null as number | null,
    onChange: fn(),
  },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['Native radios, announced as "4 out of 5": one Tab stop, arrow keys select and wrap.'],
      do: ['Start without a rating'],
      dont: ['Show an average with it: use Rating'],
    },
  },
});

export const NotRated = meta.story();
NotRated.test('arrow keys change the rating', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(args.onChange).toHaveBeenLastCalledWith(1);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: '3 out of 5' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(args.onChange).toHaveBeenLastCalledWith(2);
});
NotRated.test('pressing a star sets the rating', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '4 out of 5' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(4);
  await waitFor(() => expect(canvas.getByText('4 out of 5')).toBeVisible());
});
export const Rated = meta.story({
  tags: ['snapshot'],
  args: { defaultValue: 4, hint: 'The office reads it, nobody else.' },
});
export const Invalid = meta.story({ args: { required: true, error: 'Give one to five stars.' } });
Invalid.test('the error belongs to the group', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup', { name: 'How was the last month' });
  await expect(group).toBeInvalid();
  await expect(group).toHaveAccessibleDescription('Give one to five stars.');
});
export const Disabled = meta.story({ args: { defaultValue: 3, disabled: true } });
