import { fieldErrors } from '@prahari/contract/check';
import {
  type AddPostBody,
  addPostBody,
  type Post,
  type UpdatePostBody,
  updatePostBody,
} from '@prahari/contract/posts.schemas';
import { defaultShift, type Shift } from '@prahari/domain/shifts';
import type { NumberOrText } from '../../../base/NumberField/NumberField.tsx';

/** The values of the form of a post. Nested fields have their path in the request body as key. */
export interface PostValues {
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

/** The values of a change, with the post that they are for. */
export type PostDraft = PostValues & { postId: string };

const placeAndShift = ({ place, shift }: Pick<Post, 'place' | 'shift'>) => ({
  'place.street': place.street,
  'place.city': place.city,
  'place.state': place.state,
  'place.zipCode': place.zipCode,
  shift: shift ?? defaultShift,
});

export const draftOfPost = (post: Post): PostDraft => ({
  postId: post._id,
  ...placeAndShift(post),
  startDate: post.startDate,
  endDate: post.endDate,
  asked: post.asked,
  note: post.note,
});

const NOWHERE = { street: '', city: '', state: '', zipCode: '' };

/** A new post, at the place of another one of the client if there is one. */
export const newPostValues = (other?: Post): PostValues => ({
  ...placeAndShift(other ?? { place: NOWHERE, shift: null }),
  startDate: '',
  endDate: '',
  asked: '',
  note: '',
});

const fieldsOf = (values: PostValues) => ({
  place: {
    street: values['place.street'].trim(),
    city: values['place.city'].trim(),
    state: values['place.state'].trim(),
    zipCode: values['place.zipCode'].trim(),
  },
  shift: values.shift,
  startDate: values.startDate,
  endDate: values.endDate,
  // An empty or invalid number is reported by the schema.
  asked: (values.asked === '' ? undefined : values.asked) as number,
  note: values.note.trim(),
});

export const toUpdatePostBody = ({ postId, ...values }: PostDraft): UpdatePostBody => ({
  postId,
  ...fieldsOf(values),
});

export const toAddPostBody = (clientId: string, values: PostValues): AddPostBody => ({
  clientId,
  ...fieldsOf(values),
});

export const postErrors = (draft: PostDraft) => fieldErrors(updatePostBody, toUpdatePostBody(draft));

export const newPostErrors = (clientId: string, values: PostValues) =>
  fieldErrors(addPostBody, toAddPostBody(clientId, values));
