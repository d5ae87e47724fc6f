/** Beyond SPEC, for an older API. */
export const listMessages = {
  notOffered: 'This server does not offer this list.',
} as const;
