import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { posts } from '../posts.samples.ts';
import { CityFilter } from './CityFilter.tsx';

const meta = preview.meta({ component: CityFilter, args: { posts, value: '', onChange: fn() } });

export const AllCities = meta.story();
AllCities.test('each city with a post can be chosen', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Bhopal');
  await expect(args.onChange).toHaveBeenCalledWith('Bhopal');
});
export const OneCity = meta.story({ args: { value: 'Bhopal' } });
