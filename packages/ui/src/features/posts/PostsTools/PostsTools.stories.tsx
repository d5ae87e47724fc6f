import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { posts } from '../posts.samples.ts';
import { PostsTools, type PostsView } from './PostsTools.tsx';

const meta = preview.meta({
  component: PostsTools,
  args: { posts, city: '', onCity: fn(), byCity: false, onByCity: fn(), view: '' as PostsView, onView: fn() },
});

export const List = meta.story();
List.test('a city and a view are chosen', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Kolkata');
  await expect(args.onCity).toHaveBeenCalledWith('Kolkata');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'By city' }));
  await expect(args.onByCity).toHaveBeenCalledWith(true);
  await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
  await expect(args.onView).toHaveBeenCalledWith('week');
});
export const WeekOfACity = meta.story({ args: { city: 'Kolkata', view: 'week' } });
export const WithoutCities = meta.story({ args: { posts: undefined } });
