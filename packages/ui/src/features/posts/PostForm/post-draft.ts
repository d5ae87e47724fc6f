import { fieldErrors } from '@prahari/contract/check';
import {
  type AddPostBody,
  addPostBody,
  type Post,
  type UpdatePostBody,
  updatePostBody,
} from '@prahari/contract/posts.schemas';
import type { DutyHours } from '@prahari/domain/post-hours';
import { defaultShift, type Shift } from '@prahari/domain/shifts';
import type { NumberOrText } from '../../../base/NumberField/NumberField.tsx';

/** The values of the form of a post. Nested fields have their path in the request body as key. */
export interface PostValues {
  'place.street': string;
  'place.city': string;
  'place.state': string;
  'place.zipCode': string;
  shift: Shift;
  /** `20:00`; empty for the begin of the shift. */
  startsAt: string;
  /** Empty for the hours of the shift. */
  hours: '' | '8' | '12' | '24';
  /** `18.5204, 73.8567`, as maps give it; empty for none. */
  position: string;
  /** In meters; empty for the usual one. */
  radius: NumberOrText;
  startDate: string;
  endDate: string;
  asked: NumberOrText;
  note: string;
}

/** The values of a change, with the post that they are for. */
export type PostDraft = PostValues & { postId: string };

type Known = Pick<Post, 'place' | 'shift' | 'startsAt' | 'hours' | 'position'>;

const placeAndShift = ({ place, shift, startsAt, hours, position }: Known) => ({
  'place.street': place.street,
  'place.city': place.city,
  'place.state': place.state,
  'place.zipCode': place.zipCode,
  shift: shift ?? defaultShift,
  startsAt: startsAt ?? '',
  hours: hours ? (String(hours) as PostValues['hours']) : ('' as const),
  position: position ? `${position.latitude}, ${position.longitude}` : '',
  radius: position ? position.radiusMeters : ('' as const),
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

const TWO_NUMBERS = /^(-?\d+(?:\.\d+)?)\s*[,\s]\s*(-?\d+(?:\.\d+)?)$/;

/** Reads a position as maps give it. The schema reports a text that is none. */
function positionOf(text: string, radius: NumberOrText): AddPostBody['position'] {
  if (text === '') return null;
  const [, latitude, longitude] = TWO_NUMBERS.exec(text) ?? [];
  if (latitude === undefined) return text as unknown as null;
  const radiusMeters = radius === '' ? undefined : (radius as number);
  return { latitude: Number(latitude), longitude: Number(longitude), radiusMeters };
}

const fieldsOf = (values: PostValues) => ({
  place: {
    street: values['place.street'].trim(),
    city: values['place.city'].trim(),
    state: values['place.state'].trim(),
    zipCode: values['place.zipCode'].trim(),
  },
  shift: values.shift,
  startsAt: values.startsAt.trim() || undefined,
  hours: values.hours === '' ? undefined : (Number(values.hours) as DutyHours),
  position: positionOf(values.position.trim(), values.radius),
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

const fieldOf = (path: string): string =>
  path === 'position.radiusMeters' ? 'radius' : path.replace(/^position\..*/, 'position');

export const postErrors = (draft: PostDraft) => fieldErrors(updatePostBody, toUpdatePostBody(draft), fieldOf);

export const newPostErrors = (clientId: string, values: PostValues) =>
  fieldErrors(addPostBody, toAddPostBody(clientId, values), fieldOf);
