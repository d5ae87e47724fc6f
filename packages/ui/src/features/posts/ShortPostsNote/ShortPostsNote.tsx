import { formatCount } from '@prahari/domain/format';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { linkProps } from '../../../base/link-props.ts';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { shortPostsNoteWords } from './short-posts-note-words.ts';

export interface ShortPostsNoteProps {
  /** Posts that lack guards, at least one. */
  count: number;
  /** Leads to these posts. */
  link: LinkTarget;
}

/** Leads from the form that asks for everything to the posts that know it. */
export const ShortPostsNote = ({ count, link }: ShortPostsNoteProps) => {
  const t = useWords(shortPostsNoteWords);
  return (
    <section
      aria-label={t('postsWithEmptyPlaces')}
      className="grid max-w-measure justify-items-start gap-2 rounded-md bg-sunken px-5 py-5"
    >
      <p className="flex items-center gap-3 font-semibold text-lg">
        <LanternMarks filled={0} total={1} />
        <span>{t('postsHaveEmptyPlaces', { count: formatCount(count), posts: count })}</span>
      </p>
      <p className="text-muted text-sm">{t('postKnowsItsShift')}</p>
      <ButtonLink {...linkProps({ hrefOf: () => link.href, onOpen: link.onOpen }, link)} className="mt-2">
        {t('choosePost')}
      </ButtonLink>
    </section>
  );
};
