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

export const apiAreaLabels: Record<ApiArea, string> = {
  guards: 'Guards',
  clients: 'Clients',
  posts: 'Posts and assignments',
  bills: 'Bills',
  applications: 'Applications',
  office: 'Figures and search',
};

/** Names scopes by area: `Guards: read · Bills: read and change`. */
export const describeScopes = (scopes: readonly ApiScope[]): string =>
  apiAreas
    .flatMap((area) => {
      const rights = [
        ...(scopes.includes(`${area}:read`) ? ['read'] : []),
        ...(scopes.some((scope) => scope === `${area}:write`) ? ['change'] : []),
      ];
      return rights.length > 0 ? [`${apiAreaLabels[area]}: ${rights.join(' and ')}`] : [];
    })
    .join(' · ');
