/** Kinds of what is found, in the order in which they are shown. */
export const findKinds = [
  'guard',
  'post',
  'client',
  'bill',
  'clientApplication',
  'securityApplication',
] as const;
export type FindKind = (typeof findKinds)[number];
export const findKindLabels: Record<FindKind, string> = {
  guard: 'Guards',
  post: 'Posts',
  client: 'Clients',
  bill: 'Bills',
  clientApplication: 'Client applications',
  securityApplication: 'Security applications',
};

export const findMessages = {
  failed: 'The search could not be done',
} as const;
