import { expect, fn } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { candidates } from '../candidates.samples.ts';
import { type FoundFreeGuards, FreeGuards, type FreeGuardsWanted } from './FreeGuards.tsx';

const free = candidates
  .filter(({ conflict }) => !conflict)
  .map((guard) => ({ ...guard, reasons: guard.reasons.filter(({ kind }) => kind !== 'knowsPlace') }));

const meta = preview.meta({
  component: FreeGuards,
  args: {
    wanted: { city: '', shift: 'night', startDate: '2026-11-23', endDate: '2026-11-29' } as FreeGuardsWanted,
    onChange: fn(),
    cities: ['Bhopal', 'Indore', 'Pune', 'Thiruvananthapuram'],
    found: { state: 'ready', guards: free, isCut: false } as FoundFreeGuards,
    today: '2026-11-23',
    guardLink: (guardId: string) => ({ href: `?guard=${guardId}`, onOpen: fn() }),
    onRetry: fn(),
    onMore: fn(),
    onShowAll: fn(),
  },
  parameters: { chromatic: notSnapped },
});

export const InAllCities = meta.story();
InAllCities.test('a city is chosen with one press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bhopal' }));
  await expect(args.onChange).toHaveBeenCalledWith({ city: 'Bhopal' });
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Nobody = meta.story({
  args: {
    wanted: { city: 'Pune', shift: 'day', startDate: '2026-11-23', endDate: '2026-11-29' },
    found: { state: 'ready', guards: [], isCut: false },
  },
});
export const Loading = meta.story({ args: { found: { state: 'loading' } } });
export const Failed = meta.story({ args: { found: { state: 'failed' } } });
export const DaysInTheWrongOrder = meta.story({
  args: { wanted: { city: '', shift: 'night', startDate: '2026-11-29', endDate: '2026-11-23' } },
});
