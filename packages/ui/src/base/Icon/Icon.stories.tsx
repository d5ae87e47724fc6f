import preview from '../../../../../.storybook/preview.ts';
import { Icon } from './Icon.tsx';
import { type IconName, SHAPES } from './shapes.ts';

const meta = preview.meta({ component: Icon, args: { name: 'lantern' as const } });

export const Lantern = meta.story();
export const All = meta.story({
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
      {(Object.keys(SHAPES) as IconName[]).map((name) => (
        <li key={name} className="flex items-center gap-3 text-sm">
          <Icon name={name} className="size-4" />
          {name}
        </li>
      ))}
    </ul>
  ),
});
