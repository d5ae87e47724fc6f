import type { Post } from '@prahari/contract/posts.schemas';
import { formatPhone } from '@prahari/domain/phone';
import { Button } from '../../../base/Button/Button.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { datesText, lengthText, shiftWithHours } from '../period-text.ts';

export interface PostFactsProps {
  post: Post;
  now: Date;
  /** Leads to the record of the client. */
  clientLink?: LinkTarget | undefined;
  /** How many are chosen, and of how many empty places: `2 of 3 chosen`. */
  guards: string;
  /** Change place, shift, dates or number. */
  onChange?: (() => void) | undefined;
}

const phoneLink = (phone: string) => (
  <a
    href={`tel:${phone.replace(/[^+\d]/g, '')}`}
    className="tabular-nums touch:-my-3 touch:inline-flex touch:min-h-target touch:items-center"
  >
    {formatPhone(phone)}
  </a>
);

/** What is known of a post, beside its candidates. */
export function PostFacts({ post, now, clientLink, guards, onChange }: PostFactsProps) {
  const { street, city, state, zipCode } = post.place;
  const town = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const { phone, user } = post.client;
  return (
    <div className="@container px-[clamp(1rem,2.5vw,2rem)] py-5 sm:pe-6">
      <h1 className="text-lg wrap-anywhere">
        {clientLink ? <RowLink {...clientLink}>{user.name}</RowLink> : user.name}
      </h1>
      <address className="text-muted not-italic">
        {street && <span className="block">{street}</span>}
        {town}
      </address>
      <DescriptionList
        className="mt-4 @xl:grid @xl:grid-cols-2 @xl:gap-x-8"
        items={[
          { term: 'Guards', detail: guards },
          { term: 'Shift', detail: shiftWithHours(post.shift) },
          {
            term: 'Dates',
            detail: (
              <>
                <span className="tabular-nums">{datesText(post.startDate, post.endDate)}</span>
                <span className="block text-muted">{lengthText(post, now)}</span>
              </>
            ),
          },
          ...(phone ? [{ term: 'Phone', detail: phoneLink(phone) }] : []),
          ...(post.note ? [{ term: 'Note', detail: post.note }] : []),
        ]}
      />
      {onChange && (
        <Button size="small" className="mt-4" onPress={onChange}>
          Change post
        </Button>
      )}
    </div>
  );
}
