import type { Role } from '@prahari/contract/roles';

/** Whoever is signed in. The role is the bearer token as well. */
export interface User {
  _id: string;
  name: string;
  email: string;
  role: Role;
}

export const users: Record<Role, User> = {
  admin: { _id: 'user-1', role: 'admin', name: 'Asha Rao', email: 'asha@prahari.example' },
  client: { _id: 'user-2', role: 'client', name: 'Tapovan Heights', email: 'gate@tapovan.example' },
  security: { _id: 'user-3', role: 'security', name: 'Lalita Soren', email: 'lalita@mail.example' },
};
