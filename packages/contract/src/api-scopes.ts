/** The areas that an API token can be given. */
export const apiAreas = ['guards', 'clients', 'posts', 'bills', 'applications', 'office'] as const;
export type ApiArea = (typeof apiAreas)[number];

/** Nothing can be written in the office's own area: its figures, search and change counters. */
export const apiScopes = [
  'guards:read',
  'guards:write',
  'clients:read',
  'clients:write',
  'posts:read',
  'posts:write',
  'bills:read',
  'bills:write',
  'applications:read',
  'applications:write',
  'office:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** True if a token with the scope may change something. */
export const isWriteScope = (scope: ApiScope): boolean => scope.endsWith(':write');
