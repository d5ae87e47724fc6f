import { Button } from '../Button/Button.tsx';
import { Shape } from '../Icon/Shape.tsx';
import { CLOSE } from '../Icon/single-shapes.ts';
import { sizeText } from './check-files.ts';

export interface FileListProps {
  files: readonly File[];
  removeLabel: (file: string) => string;
  /** Leave out where files cannot be removed. */
  onRemove: ((file: File) => void) | undefined;
}

/** Chosen files with their sizes. */
export function FileList({ files, removeLabel, onRemove }: FileListProps) {
  return (
    <ul className="mt-2">
      {files.map((file, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          key={`${file.name} ${index}`}
          className="flex min-h-control items-center gap-3 border-line border-t text-sm"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
          <span className="shrink-0 text-muted tabular-nums">{sizeText(file.size)}</span>
          {onRemove && (
            <Button
              variant="plain"
              size="small"
              round
              aria-label={removeLabel(file.name)}
              onPress={() => onRemove(file)}
            >
              <Shape shape={CLOSE} />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
