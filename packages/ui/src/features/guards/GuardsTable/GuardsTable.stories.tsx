import type { ReactElement } from 'react';
import { expect, fn, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { many } from '../../../../testing/many.ts';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import {
  assignedGuard,
  availableGuard,
  disabledGuard,
  guardOnLeave,
  guardWithLongNames,
} from '../guards.samples.ts';
import { GuardsTable, type GuardsTableProps } from './GuardsTable.tsx';

const meta = preview.meta({
  component: GuardsTable,
  args: {
    guards: [availableGuard, assignedGuard],
    now: new Date('2026-11-20T02:18:00+05:30'),
    sort: 'name',
    onSort: fn(),
    guardLink: ((id) => ({ href: `?guard=${id}`, onOpen: fn() })) as GuardsTableProps['guardLink'],
    clientLink: ((id) => ({ href: `?client=${id}`, onOpen: fn() })) as GuardsTableProps['clientLink'],
    onShowReviews: fn(),
    empty: <EmptyState title="No guards yet." />,
  },
  parameters: { chromatic: notSnapped },
});

export const Normal = meta.story();
export const OffShift = meta.story({
  args: { guards: [assignedGuard], now: new Date('2026-11-20T12:00:00+05:30') },
});
OffShift.test('a guard between two shifts is off shift', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /Lalita/ })).toHaveTextContent('Off shift');
});
export const AccountDisabled = meta.story({ args: { guards: [disabledGuard] } });
export const Many = meta.story({ args: { guards: many(availableGuard) } });
export const LongNames = meta.story({ args: { guards: [guardWithLongNames] } });
Normal.test('guard and client of a row lead to their records', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /Lalita/ });
  await expect(within(row).getByRole('link', { name: /Lalita/ })).toHaveAttribute(
    'href',
    `?guard=${assignedGuard._id}`,
  );
  await expect(within(row).getByRole('link', { name: 'Tapovan Heights' })).toHaveAttribute(
    'href',
    `?client=${assignedGuard.currentAssignment?.client._id}`,
  );
  await expect(row).toHaveTextContent('Tapovan Heights, Pune, Night');
  await expect(canvas.getByRole('row', { name: /Suresh/ })).toHaveTextContent('4.5 out of 5');
});
export const NameOfOneWord = meta.story({
  args: {
    guards: [{ ...availableGuard, user: { ...availableGuard.user, name: 'W'.repeat(100) } }],
  },
});
NameOfOneWord.test('a name of one long word leaves the other columns their room', async ({ canvas }) => {
  await expect(canvas.getByRole('rowheader').getBoundingClientRect().width).toBeLessThan(400);
});
export const HostedApi = meta.story({
  args: { guards: [guardOnLeave], guardLink: undefined, clientLink: undefined },
});
export const Empty = meta.story({ args: { guards: [] } });

Normal.test('a guard whose shift runs is on duty', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /Lalita/ })).toHaveTextContent('On duty until 08:00');
  await expect(canvas.getByRole('row', { name: /Suresh/ })).not.toHaveTextContent('On duty');
});
Normal.test('the reviews button calls onShowReviews', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Read 2 reviews of Suresh Gaikwad' }));
  await expect(args.onShowReviews).toHaveBeenCalledWith(availableGuard);
});

export const Cards = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story: () => ReactElement) => <div className="w-82">{Story()}</div>],
});
Cards.test('specialization and assignment span the width of a card', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: new RegExp(assignedGuard.user.name) });
  for (const words of [assignedGuard.specialization.join(', '), /Night$/]) {
    const cell = within(row).getByText(words).closest('[role=gridcell]');
    await expect(cell?.clientWidth).toBe(row.clientWidth);
  }
});
