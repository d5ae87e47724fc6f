import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = preview.meta({
  component: LanguageSwitch,
  args: {
    label: 'Language',
    languages: [
      { code: 'en', name: 'English' },
      { code: 'hi', name: 'हिन्दी' },
      { code: 'mr', name: 'मराठी' },
    ],
    value: 'en',
    onChange: fn(),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'Each name is marked as its language, so that a screen reader says it right. The shown one is pressed.',
      ],
      do: ['Write each language by its own name', 'Keep it in sight: who needs it reads nothing else'],
      dont: ['Use flags: they are countries', 'Hide it in a menu'],
    },
  },
});

export const English = meta.story();
English.test(
  'each language is offered by its own name, and a press chooses it',
  async ({ canvas, userEvent, args }) => {
    const hindi = canvas.getByRole('button', { name: 'हिन्दी' });
    await expect(hindi).toHaveAttribute('lang', 'hi');
    await userEvent.click(hindi);
    await expect(args.onChange).toHaveBeenCalledWith('hi');
  },
);
export const Hindi = meta.story({ args: { label: 'भाषा', value: 'hi' } });
Hindi.test('the shown language is pressed', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'भाषा' })).toBeVisible();
  await expect(canvas.getByText('हिन्दी')).toHaveAttribute('aria-pressed', 'true');
});
