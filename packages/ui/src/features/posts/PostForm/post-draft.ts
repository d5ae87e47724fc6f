import { fieldErrors } from '@prahari/contract/check';
import { type Post, type UpdatePostBody, updatePostBody } from '@prahari/contract/posts.schemas';
import { defaultShift, type Shift } from '@prahari/domain/shifts';
import type { NumberOrText } from '../../../base/NumberField/NumberField.tsx';

/** The values of the form of a post. Nested fields have their path in the request body as key. */
export interface PostDraft {
  postId: string;
  'place.street': string;
  'place.city': string;
  'place.state': string;
  'place.zipCode': string;
  shift: Shift;
  startDate: string;
  endDate: string;
  asked: NumberOrText;
  note: string;
}

export const draftOfPost = ({ _id, place, shift, startDate, endDate, asked, note }: Post): PostDraft => ({
  postId: _id,
  'place.street': place.street,
  'place.city': place.city,
  'place.state': place.state,
  'place.zipCode': place.zipCode,
  shift: shift ?? defaultShift,
  startDate,
  endDate,
  asked,
  note,
});

export const toUpdatePostBody = (draft: PostDraft): UpdatePostBody => ({
  postId: draft.postId,
  place: {
    street: draft['place.street'].trim(),
    city: draft['place.city'].trim(),
    state: draft['place.state'].trim(),
    zipCode: draft['place.zipCode'].trim(),
  },
  shift: draft.shift,
  startDate: draft.startDate,
  endDate: draft.endDate,
  asked: draft.asked as number,
  note: draft.note.trim(),
});

export const postErrors = (draft: PostDraft) => fieldErrors(updatePostBody, toUpdatePostBody(draft));
