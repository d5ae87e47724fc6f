import { accessMutations } from './access.ts';
import { authenticationMutations } from './authentication.ts';
import { firstAttackMutations } from './first-attack.ts';
import { httpMutations } from './http.ts';
import { inputMutations } from './input.ts';
import { loggingMutations } from './logging.ts';
import type { Mutation } from './mutation.ts';
import { sessionMutations } from './sessions.ts';

/** One control for each file of cited tests. */
export const mutations: readonly Mutation[] = [
  ...accessMutations,
  ...authenticationMutations,
  ...firstAttackMutations,
  ...httpMutations,
  ...inputMutations,
  ...loggingMutations,
  ...sessionMutations,
];
