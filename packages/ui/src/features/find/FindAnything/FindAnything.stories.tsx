import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { foundInBhopal } from '../find.samples.ts';
import { FindAnything, type FindAnythingProps } from './FindAnything.tsx';

function Typed(props: FindAnythingProps) {
  const [query, setQuery] = useState(props.query);
  return <FindAnything {...props} query={query} onQuery={setQuery} />;
}

const args: FindAnythingProps = {
  query: 'bhop',
  onQuery: fn(),
  found: { state: 'ready', rows: foundInBhopal },
  commands: [
    { id: 'tab-clients', name: 'Go to Clients', keys: 'G C' },
    { id: 'account', name: 'Open account' },
  ],
  maxLength: 64,
  onOpen: fn(),
  onRun: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  component: FindAnything,
  args,
  render: (props) => <Typed {...props} />,
  // its overlay is sometimes drawn after the picture, when other files of stories run beside it
  parameters: { chromatic: notSnapped },
});

export const Found = meta.story();
Found.test('Up and Down choose, Enter opens, and focus stays in the field', async ({ args, userEvent }) => {
  const field = await screen.findByRole('combobox', { name: 'Find a guard, client, post or bill' });
  await expect(field).toHaveFocus();
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  await expect(active()).toHaveTextContent('Deepak Solanki');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(active()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).toHaveBeenCalledWith(foundInBhopal[2]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  await expect(args.onRun).toHaveBeenCalledWith(args.commands[1]);
  await expect(field).toHaveFocus();
});
export const ByName = meta.story({ args: { query: 'lakevie' } });
ByName.test(
  'the client whose name was typed comes before guards who work there',
  async ({ args, userEvent }) => {
    await screen.findByRole('combobox');
    await userEvent.keyboard('w{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(foundInBhopal[2]);
  },
);
export const Commands = meta.story({ args: { query: '', found: { state: 'idle' } } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
OnAPhone.test('a phone, which has no Esc key, shows a cross', async ({ args, userEvent }) => {
  const close = await screen.findByRole('button', { name: 'Esc: close' });
  await expect(screen.getByText('Esc')).not.toBeVisible();
  await expect(close.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(close);
  await expect(args.onClose).toHaveBeenCalled();
});
export const Nothing = meta.story({
  args: { query: 'zzz', found: { state: 'ready', rows: [] }, commands: [] },
});
Nothing.test('an empty result shows a message', async () => {
  await expect(await screen.findByRole('status')).toHaveTextContent('Nothing found for "zzz"');
});
export const Failed = meta.story({ args: { found: { state: 'failed' }, commands: [] } });
export const Loading = meta.story({ args: { found: { state: 'loading', rows: foundInBhopal.slice(0, 2) } } });
