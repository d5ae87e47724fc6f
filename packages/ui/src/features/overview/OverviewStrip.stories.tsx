import type { Overview } from '@prahari/contract';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import type { OverviewState } from './ActionItems.tsx';
import { OverviewStrip } from './OverviewStrip.tsx';
import { overview } from './overview.samples.ts';

const ready = (data: Overview) => ({ overview: { state: 'ready' as const, data } });

const meta = preview.meta({
  component: OverviewStrip,
  args: {
    ...ready(overview),
    onRetry: fn(),
    hrefOf: ({ params, hash = '' }) => `?${new URLSearchParams(params)}${hash}`,
    onOpen: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

export const Normal = meta.story();
export const OneOfEach = meta.story({
  args: ready({
    ...overview,
    guards: { assigned: 0, available: 1, disabled: 0 },
    guardsOnDuty: 0,
    clients: { assigned: 0, unassigned: 1 },
    bills: { pending: 0, overdue: 1, paid: 0 },
    clientApplications: { pending: 0, approved: 0, rejected: 0 },
  }),
});
export const NothingToDo = meta.story({
  args: ready({
    ...overview,
    clients: { assigned: 21, unassigned: 0 },
    bills: { pending: 3, overdue: 0, paid: 31 },
    clientApplications: { pending: 0, approved: 23, rejected: 3 },
    securityApplications: { pending: 0, accepted: 45, rejected: 5 },
  }),
});
export const Loading = meta.story({ args: { overview: { state: 'loading' } } });
export const Failed = meta.story({ args: { overview: { state: 'failed' } } });
Failed.test('Try again loads the figures again', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('The figures could not be loaded.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

const states = {
  loading: { state: 'loading' },
  failed: { state: 'failed' },
  ready: { state: 'ready', data: overview },
  nothing: {
    state: 'ready',
    data: {
      ...overview,
      clients: { assigned: 1, unassigned: 0 },
      bills: { pending: 0, overdue: 0, paid: 1 },
      clientApplications: { pending: 0, approved: 1, rejected: 0 },
      securityApplications: { pending: 0, accepted: 1, rejected: 0 },
    },
  },
} as const satisfies Record<string, OverviewState>;
export const EachState = meta.story({
  parameters: {
    // four strips of one name stand on no page
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  render: (args) => (
    <>
      {Object.entries(states).map(([name, state]) => (
        <OverviewStrip key={name} {...args} overview={state} />
      ))}
    </>
  ),
});
const heightsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('region', { name: 'Overview' })
    .map((strip) => strip.getBoundingClientRect().height);
EachState.test('the strip is as high in every state', async ({ canvasElement }) => {
  const heights = heightsOf(canvasElement);
  await expect(new Set(heights).size, heights.join(', ')).toBe(1);
});
export const EachStateOnPhone = meta.story({
  ...EachState.input,
  globals: { viewport: { value: 'phone' } },
});
EachStateOnPhone.test('the strip is as high in every state on a phone', async ({ canvasElement }) => {
  const heights = heightsOf(canvasElement);
  await expect(new Set(heights).size, heights.join(', ')).toBe(1);
});

Normal.test('each item links to the list it counts', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: '2 requests to review' });
  await expect(canvas.getByRole('link', { name: '1 job application' })).toHaveAttribute(
    'href',
    '?tab=security-applications&status=pending',
  );
  await expect(canvas.getByText('2 client, 1 security')).toBeVisible();
  await expect(link).toHaveAttribute('href', '?tab=client-applications&status=pending');
  await userEvent.click(link);
  await expect(args.onOpen).toHaveBeenCalledWith({
    params: { tab: 'client-applications', status: 'pending' },
  });
});
Normal.test('guards on duty are not all assigned guards', async ({ canvas }) => {
  await expect(canvas.getByText('38 assigned, 6 available')).toBeVisible();
  await expect(canvas.getByText('21')).toBeVisible();
});
NothingToDo.test('without items a message is shown', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing to do.')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});
