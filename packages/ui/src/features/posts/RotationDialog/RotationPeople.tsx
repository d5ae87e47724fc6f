import type { ReactNode } from 'react';
import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { ComboBox } from '../../../base/ComboBox/ComboBox.tsx';
import type { BoundField } from '../../../base/Form/useForm.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { IconButton } from '../../../base/IconButton/IconButton.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import type { RotationPerson } from '../rotation-plan.ts';
import { rotationDialogWords } from './rotation-dialog-words.ts';

export interface RotationPeopleProps {
  title: string;
  /** Beside the title: `3 of 3 places`. */
  note?: string | undefined;
  /** Label of the field that adds somebody. */
  addLabel: string;
  field: BoundField<readonly RotationPerson[]>;
  /** People who can be added: nobody who is in the rotation already. */
  others: readonly RotationPerson[];
  initials: ReadonlyMap<string, string>;
  /** Beside a name, instead of what tells namesakes apart: `off on Tue 1 Dec`. */
  noteOf: (person: RotationPerson) => string;
  /** Below a name: a field of its own. */
  fieldOf?: ((person: RotationPerson) => ReactNode) | undefined;
}

/** The guards, or the relievers, of a rotation in their order: each can be taken out, and others added. */
export function RotationPeople(props: RotationPeopleProps) {
  const t = useWords(rotationDialogWords);
  const { title, note, addLabel, field, others, initials, noteOf, fieldOf } = props;
  const { name, value: people, onChange, error } = field;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="border-line border-b pb-1.5 font-semibold text-muted text-xs">
        {title} {note && <span className="font-normal tabular-nums">{note}</span>}
      </h3>
      <ul>
        {people.map((person) => (
          <li
            key={person._id}
            className="flex min-h-12 flex-wrap items-center gap-x-3 border-line border-b py-1"
          >
            <Avatar
              name={person.name}
              personId={person._id}
              initials={initials.get(person._id)}
              size="small"
              decorative
            />
            <span className="min-w-0 flex-1">
              <span className="block font-name">{person.name}</span>
              <span className="block text-muted text-xs">{noteOf(person)}</span>
            </span>
            <IconButton
              variant="plain"
              size="small"
              label={t('takeOutName', { name: person.name })}
              className="touch:min-h-target touch:min-w-11"
              onPress={() => onChange(people.filter(({ _id }) => _id !== person._id))}
            >
              <Icon name="close" className="size-4" />
            </IconButton>
            {fieldOf?.(person)}
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <ComboBox
          // Empty again after each choice.
          key={people.length}
          label={addLabel}
          name={name}
          error={error}
          options={others.map(({ _id, name: label, detail }) => ({ value: _id, label, detail }))}
          value={null}
          onChange={(option) => {
            const added = others.find(({ _id }) => _id === option?.value);
            if (added) onChange([...people, added]);
          }}
          emptyText={t('nobodyElseIsFree')}
        />
      </div>
    </section>
  );
}
