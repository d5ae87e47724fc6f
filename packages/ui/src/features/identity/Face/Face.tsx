import { Avatar } from '../../../base/Avatar/Avatar.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { identityAnswerWords } from '../identity-card-words.ts';

export interface FaceProps {
  name: string;
  /** A picture as `data:image/jpeg;base64,…`; initials stand in for a missing one. */
  photograph?: string | null | undefined;
  /** True while the guard is on duty. */
  isOnDuty?: boolean;
}

/** The face of a guard, whose name stands beside it. */
export function Face({ name, photograph, isOnDuty = false }: FaceProps) {
  const t = useWords(identityAnswerWords);
  if (!photograph)
    return <Avatar name={name} state={isOnDuty ? 'onDuty' : 'assigned'} size="xlarge" decorative />;
  return (
    <img
      src={photograph}
      alt={t('photographOf', { name })}
      width={112}
      height={140}
      className={`h-35 w-28 rounded-md border-2 object-cover ${isOnDuty ? 'border-accent' : 'border-line-strong'}`}
    />
  );
}
