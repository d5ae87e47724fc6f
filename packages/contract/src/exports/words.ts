export const exportedLists = [
  'guards',
  'clients',
  'bills',
  'posts',
  'clientApplications',
  'securityApplications',
] as const;
export type ExportedList = (typeof exportedLists)[number];

export const exportMessages = {
  failed: 'The list could not be exported',
} as const;
