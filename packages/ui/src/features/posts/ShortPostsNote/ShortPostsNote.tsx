import { formatCount } from '@prahari/domain/format';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { LanternMarks } from '../../../base/Lanterns/LanternMarks.tsx';
import { linkProps } from '../../../base/link-props.ts';
import type { LinkTarget } from '../../../base/Table/RowLink.tsx';

export interface ShortPostsNoteProps {
  /** Posts that lack guards, at least one. */
  count: number;
  /** Leads to these posts. */
  link: LinkTarget;
}

/** Leads from the form that asks for everything to the posts that know it. */
export const ShortPostsNote = ({ count, link }: ShortPostsNoteProps) => (
  <section
    aria-label="Posts with empty places"
    className="grid max-w-measure justify-items-start gap-2 rounded-md bg-sunken px-5 py-5"
  >
    <p className="flex items-center gap-3 font-semibold text-lg">
      <LanternMarks filled={0} total={1} />
      <span>{`${formatCount(count)} ${count === 1 ? 'post has' : 'posts have'} empty places`}</span>
    </p>
    <p className="text-muted text-sm">
      A post knows its shift, dates and address, and shows who suits it best. Use the form for what has no
      post.
    </p>
    <ButtonLink {...linkProps({ hrefOf: () => link.href, onOpen: link.onOpen }, link)} className="mt-2">
      Choose a post
    </ButtonLink>
  </section>
);
