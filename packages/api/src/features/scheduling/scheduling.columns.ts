/** Columns of a duty and its attendance. */
export const attendanceColumns = [
  'duties.id',
  'duties.day',
  'duties.begins_at as beginsAt',
  'duties.ends_at as endsAt',
  'duties.left_at as leftAt',
  'duties.plan',
  'duties.started_at as startedAt',
  'duties.ended_at as endedAt',
  'duties.marked',
  'duties.flags',
  'duties.correction',
] as const;

/** Columns of a post's place and of the hours of its duties. */
export const placeAndHours = [
  'posts.street',
  'posts.city',
  'posts.state',
  'posts.zip_code as zipCode',
  'posts.shift',
  'posts.starts_at as startsAt',
  'posts.hours',
] as const;
