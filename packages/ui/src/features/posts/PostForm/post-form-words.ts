import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of PostForm. */
export const postFormWords = defineOfficeWords('postForm', {
  asShift: 'As the shift',
  beginOptional: 'Begin (optional)',
  cancel: 'Cancel',
  changePost: 'Change post',
  city: 'City',
  endDate: 'End date',
  hours: ({ hours }: { hours: number }) => `${hours} hours`,
  hoursOptional: 'Hours (optional)',
  latitudeLongitudeFromMap:
    'Latitude, longitude from a map: presses from elsewhere are marked, never refused',
  like2000Empty: 'Like 20:00; empty: as the shift',
  mIfEmpty: ({ defaultRadiusMeters }: { defaultRadiusMeters: number }) => `${defaultRadiusMeters} m if empty`,
  noteOptional: 'Note (optional)',
  numberOfGuards: 'Number of guards',
  pinCode: 'PIN code',
  positionOptional: 'Position (optional)',
  radiusOptional: 'Radius (optional)',
  savePost: 'Save post',
  shift: 'Shift',
  startDate: 'Start date',
  state: 'State',
  street: 'Street',
});

export type SayPostForm = Translate<typeof postFormWords>;
