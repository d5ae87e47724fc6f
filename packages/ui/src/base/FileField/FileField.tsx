import {
  type DragEvent,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps, NativeProps } from '../Field/field-props.ts';
import { useField } from '../Field/useField.ts';
import { useValue } from '../Field/useValue.ts';
import type { ValueProps } from '../Field/value-props.ts';
import { fieldWords } from '../words/field-words.ts';
import { useWords } from '../words/useWords.ts';
import { checkFiles, type FileTexts } from './check-files.ts';
import { FileList } from './FileList.tsx';

const NO_FILES: readonly File[] = [];

interface FileFieldOwnProps extends FieldProps, Omit<NativeProps<'input'>, keyof FieldProps | 'multiple'> {
  /** Endings and types that are taken: `.csv,.xlsx,text/csv`. Others are refused when dropped, too. */
  accept?: string | undefined;
  /** Largest size of a file in bytes. */
  maxSize?: number | undefined;
  /** The most files; 1 by default, and another file then takes the place of the first. */
  maxFiles?: number | undefined;
  /** Stands in the box below the input: a template to fill in. */
  children?: ReactNode;
  /** Reasons against a file, in words. */
  texts?: FileTexts | undefined;
  /** Name of a file's button. */
  removeLabel?: ((file: string) => string) | undefined;
}

export type FileFieldProps = FileFieldOwnProps & ValueProps<readonly File[]>;

/**
 * A native file input in a box on which files can be dropped. Files of a wrong type or size are
 * refused by name. Attributes and `ref` go to the input.
 */
export function FileField({
  value,
  defaultValue,
  onChange,
  accept,
  maxSize,
  maxFiles = 1,
  children,
  texts,
  removeLabel,
  ref,
  ...props
}: FileFieldProps) {
  const t = useWords(fieldWords);
  const [files, change] = useValue({ value, defaultValue, onChange }, NO_FILES);
  const ownTexts: FileTexts = {
    wrongType: (file, types) => t('fileWrongType', { file, types }),
    tooLarge: (file, most) => t('fileTooLarge', { file, most }),
    tooMany: (file, count) => t('fileTooMany', { file, count }),
  };
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isOver, setOver] = useState(false);
  const { frame, control } = useField({ ...props, error: problems.join(' ') || props.error });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // After each render: the form sends what the list shows, not what was chosen last, and the same file
  // can be chosen again after it was corrected.
  useLayoutEffect(() => {
    // not in jsdom
    if (!input.current || typeof DataTransfer === 'undefined') return;
    const sent = new DataTransfer();
    for (const file of files) sent.items.add(file);
    // where Testing Library chose the files, they cannot be set
    Reflect.set(input.current, 'files', sent.files);
  });

  const add = (chosen: readonly File[]) => {
    const kept = maxFiles === 1 ? [] : files;
    const result = checkFiles([...kept, ...chosen], { accept, maxSize, maxFiles }, texts ?? ownTexts);
    setProblems(result.problems);
    if (result.taken.length > kept.length) change(result.taken);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!control.disabled) add([...event.dataTransfer.files]);
  };
  return (
    <Field {...frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input does the same by keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`rounded-md border border-dashed p-4 has-focus-visible:border-focus has-disabled:text-muted ${isOver ? 'border-accent-edge bg-accent-soft' : 'border-line-strong bg-sunken'} ${frame.error ? 'border-danger' : ''}`}
      >
        <input
          {...control}
          ref={input}
          type="file"
          accept={accept}
          multiple={maxFiles > 1}
          onChange={({ target }) => add([...(target.files ?? [])])}
          className="block min-h-target w-full content-center text-sm file:me-3 file:font-semibold file:text-ink disabled:opacity-60"
        />
        {files.length > 0 && (
          <FileList
            files={files}
            removeLabel={removeLabel ?? ((name) => t('remove', { name }))}
            onRemove={
              control.disabled
                ? undefined
                : (removed) => {
                    setProblems([]);
                    change(files.filter((file) => file !== removed));
                    input.current?.focus();
                  }
            }
          />
        )}
        {children}
      </div>
    </Field>
  );
}
