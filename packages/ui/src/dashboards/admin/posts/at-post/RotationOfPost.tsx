import { useStore } from '@nanostores/react';
import type { Post } from '@prahari/contract/posts.schemas';
import { rotationMessages } from '@prahari/contract/rotations';
import type { Rotation } from '@prahari/contract/rotations.schemas';
import { earlierDay } from '@prahari/domain/days';
import { useEffect } from 'react';
import { ErrorState } from '../../../../base/ErrorState/ErrorState.tsx';
import { useWords } from '../../../../base/words/useWords.ts';
import { endOfNextMonth } from '../../../../features/posts/month-ends.ts';
import {
  type RotationGuard,
  RotationSummary,
} from '../../../../features/posts/RotationSummary/RotationSummary.tsx';
import { draftAbout } from '../../../../stores/forms/drafts.ts';
import {
  $rotation,
  extendRotation,
  type LoadedRotation,
  loadRotation,
} from '../../../../stores/posts/rotations.ts';
import { atPostWords, type SayAtPost } from './at-post-words.ts';

/** The guards of a rotation in its order, then whoever stands in, each with all days at the post. */
function guardsOf(
  { relieverIds, guardIds }: Rotation,
  roster: Extract<LoadedRotation, { state: 'ready' }>['roster'],
): RotationGuard[] {
  const guards = new Map<string, RotationGuard>();
  for (const { guard, days } of roster) {
    const known = guards.get(guard._id)?.days ?? [];
    const isReliever = !guardIds.includes(guard._id);
    guards.set(guard._id, { ...guard, isReliever, days: [...known, ...days] });
  }
  const order = [...guardIds, ...relieverIds];
  const place = ({ _id }: RotationGuard) => (order.includes(_id) ? order.indexOf(_id) : order.length);
  return [...guards.values()].filter(({ days }) => days.length > 0).sort((a, b) => place(a) - place(b));
}

const DUTIES = (t: SayAtPost) => ({ day: t('days'), night: t('nights'), '24h': t('duties') }) as const;

/** The newest rotation of a post, if there is one. */
export function RotationOfPost({ post, onChanged }: { post: Post; onChanged: () => void }) {
  const t = useWords(atPostWords);
  const loaded = useStore($rotation, { ssr: 'initial' });
  useEffect(() => void loadRotation(post._id), [post._id]);
  if (loaded.postId !== post._id) return null;
  if (loaded.state === 'failed')
    return <ErrorState message={rotationMessages.fetchFailed} onRetry={() => void loadRotation(post._id)} />;
  if (loaded.state !== 'ready') return null;
  const { rotation, shown, roster } = loaded;
  const next = earlierDay(endOfNextMonth(rotation.to), post.endDate);
  return (
    <RotationSummary
      pattern={rotation.pattern}
      to={rotation.to}
      shown={shown}
      guards={guardsOf(rotation, roster)}
      duties={DUTIES(t)[post.shift ?? 'night']}
      extendTo={next > rotation.to ? next : undefined}
      draft={draftAbout('extendRotation', rotation._id)}
      onExtend={async (changes) => {
        const result = await extendRotation(rotation, changes);
        if (result.ok) onChanged();
        return result;
      }}
    />
  );
}
