import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { noShiftPost, notBegunPost } from '../posts.samples.ts';
import { PostForm } from './PostForm.tsx';

const meta = preview.meta({
  component: PostForm,
  args: {
    // Its id is checked before the post is sent.
    post: { ...notBegunPost, _id: '00000000-0000-4000-8000-000000000001' },
    submit: accepted(),
    onCancel: fn(),
  },
});

export const Known = meta.story();
Known.test('begin, hours and a position as maps give it are sent', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Shift'), 'Day');
  await expect(canvas.getByLabelText('Begin (optional)')).toHaveValue('');
  await userEvent.type(canvas.getByLabelText('Begin (optional)'), '06:00');
  await userEvent.selectOptions(canvas.getByLabelText('Hours (optional)'), '8 hours');
  await userEvent.type(canvas.getByLabelText('Position (optional)'), 'at the gate');
  await userEvent.click(canvas.getByRole('button', { name: 'Save post' }));
  await waitFor(() =>
    expect(canvas.getByLabelText('Position (optional)')).toHaveAccessibleDescription(
      'Position must have latitude and longitude',
    ),
  );
  await userEvent.clear(canvas.getByLabelText('Position (optional)'));
  await userEvent.type(canvas.getByLabelText('Position (optional)'), '18.5204, 73.8567');
  await userEvent.click(canvas.getByRole('button', { name: 'Save post' }));
  const position = { latitude: 18.5204, longitude: 73.8567, radiusMeters: undefined };
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({ shift: 'day', startsAt: '06:00', hours: 8, position }),
    ),
  );
});
export const FromARequest = meta.story({ args: { post: noShiftPost } });
FromARequest.test('a post from a request asks for its city', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save post' }));
  await waitFor(() => expect(canvas.getAllByText('City is required')[0]).toBeVisible());
  await expect(args.submit).not.toHaveBeenCalled();
});
