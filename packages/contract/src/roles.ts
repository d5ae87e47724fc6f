export const roles = ['client', 'security', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles that people can sign up with (SPEC section 6). */
export const signupRoles = ['client', 'security'] as const;
export type SignupRole = (typeof signupRoles)[number];

export const defaultRole: SignupRole = 'client';

export const roleLabels: Record<Role, string> = {
  client: 'Client',
  security: 'Security Guard',
  admin: 'Admin',
};

/** Returns the dashboard of a role; an unknown role gets the client's (SPEC section 2, Login). */
export function dashboardOf(role: string): `/${Role}-dashboard` {
  const known = role.toLowerCase();
  return known === 'admin' || known === 'security' ? `/${known}-dashboard` : '/client-dashboard';
}
