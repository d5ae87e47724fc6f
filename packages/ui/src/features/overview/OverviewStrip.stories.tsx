import type { Overview } from '@prahari/contract/office.schemas';
import { useState } from 'react';
import type { StoryContext } from 'storybook/internal/types';
import { expect, fn, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../.storybook/looks.ts';
import preview from '../../../../../.storybook/preview.ts';
import type { OverviewState } from './ActionItems.tsx';
import { OverviewStrip } from './OverviewStrip.tsx';
import { nothingToDo, overview } from './overview.samples.ts';

const ready = (data: Overview) => ({ overview: { state: 'ready' as const, data } });

const meta = preview.meta({
  component: OverviewStrip,
  args: {
    ...ready(overview),
    now: new Date('2026-11-20T09:42:00+05:30'),
    postsWall: <p className="text-muted text-xs">28 of 67 places have a guard, at 22 posts</p>,
    onRetry: fn(),
    hrefOf: ({ params, hash = '' }) => `?${new URLSearchParams(params)}${hash}`,
    onOpen: fn(),
  },
  parameters: { chromatic: notSnapped, layout: 'fullscreen' },
});

export const Normal = meta.story();
export const OneOfEach = meta.story({
  args: ready({
    ...overview,
    guards: { assigned: 0, available: 1, disabled: 0 },
    guardsOnDuty: 0,
    guardsOnBreak: 0,
    clients: { assigned: 0, unassigned: 1 },
    bills: { pending: 0, overdue: 1, paid: 0 },
    clientApplications: { pending: 1, approved: 0, rejected: 0, withdrawn: 0 },
    owed: { unpaid: 1500, unpaidBills: 1, overdue: 1500 },
    posts: {
      ...overview.posts,
      total: 1,
      short: 1,
      tonight: 1,
      ending: 1,
      asked: 1,
      filled: 0,
      emptyTonight: 1,
      emptyToday: 0,
      emptyLater: 0,
    },
  }),
});
export const SomethingIsWrong = meta.story({
  args: ready({
    ...overview,
    undeliveredMail: { waiting: 0, dead: 3 },
    oldBackup: '2026-11-16T21:45:00.000Z',
  }),
});
SomethingIsWrong.test('lost mails and an old backup are named', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Mails not delivered: 3' })).toBeVisible());
  await waitFor(() => expect(canvas.getByText('The last backup is of 17 Nov 2026')).toBeVisible());
});
export const NothingToDo = meta.story({ args: ready(nothingToDo) });
export const NoPosts = meta.story({
  args: {
    ...ready({
      ...nothingToDo,
      posts: { ...nothingToDo.posts, total: 0, asked: 0, filled: 0, upcoming: 0 },
      owed: { unpaid: 0, unpaidBills: 0, overdue: 0 },
    }),
    postsWall: undefined,
  },
});
NoPosts.test('a new office keeps no room for places and things to do', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Nothing to do yet.')).toBeVisible());
  const strip = canvas.getByRole('region', { name: 'Overview' });
  await expect(strip.getBoundingClientRect().height).toBeLessThan(240);
});
export const GeneratedPassword = meta.story({ args: ready({ ...nothingToDo, replacePassword: true }) });
export const Loading = meta.story({ args: { overview: { state: 'loading' } } });
export const Failed = meta.story({ args: { overview: { state: 'failed' } } });

const states = {
  loading: { state: 'loading' },
  failed: { state: 'failed' },
  ready: { state: 'ready', data: overview },
  nothing: { state: 'ready', data: nothingToDo },
} as const satisfies Record<string, OverviewState>;
export const EachState = meta.story({
  parameters: {
    // this story has four regions with the same name, as no page has
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
const expectOneHeight = async ({ canvas }: { canvas: Pick<ReturnType<typeof within>, 'getAllByRole'> }) => {
  const strips = canvas.getAllByRole('region', { name: 'Overview' });
  const heights = strips.map((strip: HTMLElement) => strip.getBoundingClientRect().height);
  await expect(new Set(heights).size, heights.join(', ')).toBe(1);
};
EachState.test('the strip has the same height in every state', expectOneHeight);
export const EachStateOnPhone = meta.story({
  ...EachState.input,
  globals: { viewport: { value: 'phone' } },
});
EachStateOnPhone.test('the strip has the same height in every state on a phone', expectOneHeight);

Normal.test('each item links to the list it counts', async ({ args, canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: /2 client requests wait oldest 12 days/ });
  await expect(canvas.getByRole('link', { name: /1 job application waits oldest today/ })).toHaveAttribute(
    'href',
    '?tab=security-applications&status=pending',
  );
  await expect(link).toHaveAttribute('href', '?tab=client-applications&status=pending');
  await userEvent.click(link);
  await expect(args.onOpen).toHaveBeenCalledWith({
    params: { tab: 'client-applications', status: 'pending' },
  });
  await expect(
    canvas.getByRole('link', { name: /4 posts end in 7 days first on Mon 23 Nov/ }),
  ).toHaveAttribute('href', '?tab=today&status=ending#posts');
});
Normal.test('the number of empty places leads to the short posts', async ({ canvas }) => {
  const field = canvas.getByRole('link', { name: /39 places empty/ });
  await expect(field).toHaveAttribute('href', '?tab=today&status=short#posts');
  await expect(field).toHaveTextContent(/22 tonight4 today13 later/);
});
Normal.test('guards on duty and on break are counted apart', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('2 on break, 6 available')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('21')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('₹46,18,240')).toBeVisible());
});
NothingToDo.test(
  'without anything to do and without empty places, a sentence says so',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nothing to do.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Every place has a guard')).toBeVisible());
  },
);

export const BesideAPanel = meta.story({
  decorators: [(Story) => <div className="max-w-[51rem]">{Story()}</div>],
});
BesideAPanel.test(
  'the strip adapts to its own width, and the list’s columns begin at the same height',
  async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: 'Overview' });
    await expect(strip.getBoundingClientRect().height).toBeLessThan(480);
    const lines = within(canvas.getByRole('list')).getAllByRole('listitem');
    const tops = lines.map((line) => Math.round(line.getBoundingClientRect().top));
    await expect(tops[lines.length / 2]).toBe(tops[0]);
  },
);

/** One thing to do of each kind, then two kinds more. */
const some = { ...nothingToDo, bills: { pending: 0, overdue: 1, paid: 0 }, messagesUnsent: 4 };
const more = {
  ...some,
  clientApplications: { ...some.clientApplications, pending: 2 },
  securityApplications: { ...some.securityApplications, pending: 1 },
  leavePending: 1,
  problemsOpen: 1,
};
const evenMore = {
  ...more,
  papersExpiring: 1,
  risesDue: 1,
  posts: { ...more.posts, ending: 1, firstEnd: '2026-11-23' },
};

export const NewLines = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Growing(args) {
    const [step, setStep] = useState(0);
    return (
      <>
        <OverviewStrip {...args} {...ready([some, more, evenMore][step] ?? evenMore)} />
        <button type="button" onClick={() => setStep(step + 1)}>
          Next
        </button>
      </>
    );
  },
});
const expectStill = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  const next = canvas.getByRole('button', { name: 'Next' });
  const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY;
  const tops = () => [next, canvas.getByRole('link', { name: /messages to send/ })].map(topOf);
  const before = tops();
  await userEvent.click(next);
  await waitFor(() => expect(canvas.getByRole('link', { name: /1 leave/ })).toBeVisible());
  await expect(tops()).toEqual(before);
  await userEvent.click(next);
  const rest = await canvas.findByRole('button', { name: '3 more' });
  await expect(tops()).toEqual(before);
  await userEvent.click(rest);
  await waitFor(() => expect(canvas.getByRole('link', { name: /paper that expires/ })).toBeVisible());
};
NewLines.test('a new line moves neither the others nor what is below', expectStill);
export const NewLinesOnPhone = meta.story({
  ...NewLines.input,
  globals: { viewport: { value: 'phone' } },
});
NewLinesOnPhone.test('a new line moves neither the others nor what is below on a phone', expectStill);
