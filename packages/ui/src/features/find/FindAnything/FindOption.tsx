import type { FindKind } from '@prahari/contract/office';
import type { Found } from '@prahari/contract/office.schemas';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { Icon, type IconProps } from '../../../base/Icon/Icon.tsx';
import type { FindCommand } from './find-command.ts';
import { Keys } from './Key.tsx';

/** A text in which the part that matches the search is underlined. */
function Matched({ text, query }: { text: string; query: string }) {
  const wanted = query.trim().toLowerCase();
  const at = wanted ? text.toLowerCase().indexOf(wanted) : -1;
  if (at < 0) return <span>{text}</span>;
  const end = at + wanted.length;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <mark className="bg-transparent text-inherit underline decoration-2 decoration-accent underline-offset-4">
        {text.slice(at, end)}
      </mark>
      <span>{text.slice(end)}</span>
    </>
  );
}

interface FindOptionProps {
  id: string;
  /** Marked in the texts. */
  query: string;
  isActive: boolean;
  /** The pointer moved over it. */
  onPoint: () => void;
  onChoose: () => void;
  row?: Found;
  command?: FindCommand;
}

const icons: Record<Exclude<FindKind, 'guard' | 'bill'>, IconProps['name']> = {
  post: 'lantern',
  client: 'ring',
  clientApplication: 'half',
  securityApplication: 'half',
};

function Mark({ row }: { row: Found | undefined }) {
  if (!row) return <Icon name="chevron-right" className="size-3.5 text-muted" />;
  if (row.kind === 'guard') return <Avatar name={row.name} personId={row._id} size="small" decorative />;
  if (row.kind === 'bill') return <span className="text-muted">₹</span>;
  return <Icon name={icons[row.kind]} className="size-3.5 text-muted" />;
}

/** One line of the search dialog. A press on it keeps the focus in the search field. */
export function FindOption({ id, query, isActive, onPoint, onChoose, row, command }: FindOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names this option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={() => isActive || onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex min-h-11 cursor-pointer items-center gap-3 border-s-3 px-[1.0625rem] py-1 text-sm ${
        isActive ? 'border-accent bg-sunken' : 'border-transparent'
      }`}
    >
      <span aria-hidden="true" className="grid w-7 shrink-0 place-items-center">
        <Mark row={row} />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className={row ? 'font-name' : ''}>
          <Matched text={row?.name ?? command?.name ?? ''} query={query} />
        </span>
        {row?.detail && (
          <span>
            , <Matched text={row.detail} query={query} />
          </span>
        )}
      </span>
      {row?.figure && (
        <span className="shrink-0 whitespace-nowrap text-end text-muted tabular-nums max-sm:max-w-[40%]">
          {row.figure}
        </span>
      )}
      {command?.keys && (
        <span aria-hidden="true" className="flex gap-1 max-sm:hidden">
          <Keys keys={command.keys} />
        </span>
      )}
    </div>
  );
}
