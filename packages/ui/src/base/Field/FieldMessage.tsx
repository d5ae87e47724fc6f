import { Shape } from '../Icon/Shape.tsx';
import { TRIANGLE } from '../Icon/single-shapes.ts';
import { useTexts } from '../words/useWords.ts';
import { fieldStyles } from './field.styles.ts';

export interface FieldMessageProps {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The one line below a control: the error if there is one, else the hint, else nothing. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  const say = useTexts();
  if (error) {
    return (
      <p id={id} className={fieldStyles.error}>
        <Shape shape={TRIANGLE} className="-mb-px size-3 shrink-0" />
        <span>{say(error)}</span>
      </p>
    );
  }
  return hint ? (
    <p id={id} className={fieldStyles.hint}>
      {hint}
    </p>
  ) : null;
}
