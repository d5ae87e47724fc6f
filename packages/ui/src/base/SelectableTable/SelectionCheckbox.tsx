import { Checkbox } from 'react-aria-components/Checkbox';
import { choiceRow } from '../Checkbox/choice.styles.ts';
import { Icon } from '../Icon/Icon.tsx';

const BOX = [
  'grid size-5 place-items-center rounded-sm border border-line-strong bg-raised text-on-accent',
  'group-data-selected:border-accent-edge group-data-selected:bg-accent',
  'group-data-indeterminate:border-accent-edge group-data-indeterminate:bg-accent',
  'group-data-focus-visible:outline-2 group-data-focus-visible:outline-focus group-data-focus-visible:outline-offset-2',
].join(' ');

/** react-aria's Checkbox in its `selection` slot: in a row it selects the row, in the header all rows. */
export function SelectionCheckbox() {
  return (
    <Checkbox slot="selection" className={`${choiceRow({ bare: true })} align-middle`}>
      {({ isSelected, isIndeterminate }) => (
        <span className={BOX}>
          {isIndeterminate ? (
            <span className="w-2.5 border-current border-t-2" />
          ) : (
            isSelected && <Icon name="tick" className="size-3" />
          )}
        </span>
      )}
    </Checkbox>
  );
}
