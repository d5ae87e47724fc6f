import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  component: Pagination,
  args: { from: 9, to: 16, total: 21 },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A polite live region announces the range. A button that ends is `aria-disabled`.'],
      do: ['Pass the total number of rows'],
      dont: ['Remove a button on the first or last page: focus would be lost'],
    },
  },
});

export const Middle = meta.story({ args: { onPrevious: fn(), onNext: fn() } });
Middle.test('a middle page has Previous and Next', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(args.onPrevious).toHaveBeenCalledOnce();
  await expect(args.onNext).toHaveBeenCalledOnce();
});
export const FirstPage = meta.story({ args: { from: 1, to: 8, onNext: fn() } });
FirstPage.test('Previous is disabled on the first page', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
});
export const OnlyPage = meta.story({ args: { from: 1, to: 5, total: 5 } });
OnlyPage.test('a list of one page has no buttons', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('1 to 5 of 5')).toBeVisible());
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const Loading = meta.story({ args: { busy: true, onPrevious: fn(), onNext: fn() } });
export const NoRows = meta.story({
  args: { from: 0, to: 0, total: 0 },
});
Middle.test(
  'Enter goes to the next page and the range is announced politely',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByText('9 to 16 of 21')).toHaveAttribute('aria-live', 'polite');
  },
);
Loading.test('presses while loading are ignored and focus stays', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(args.onNext).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
});
export const MoreThanCounted = meta.story({
  args: { from: 1001, to: 1050, total: 10_000, totalIsMinimum: true, onNext: fn() },
});
MoreThanCounted.test('a total that is not exact ends with a plus sign', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('1,001 to 1,050 of 10,000+')).toBeVisible());
});
export const LastPage = meta.story({ args: { from: 17, to: 21, onPrevious: fn() } });
