import { expect } from 'vitest';
import type { Reply, TestApi } from './api.ts';
import { type Company, clientApplicationBody, securityApplicationBody } from './company.ts';

/** Returns calls for tests of undo. `context` gives the file's API and company. */
export function undoCalls(context: () => { api: TestApi; company: Company }) {
  const office = (path: string, body: object): Promise<Reply> => {
    const { api, company } = context();
    return api.post(`/admin/${path}`, body, company.admin);
  };
  return {
    /** A call of an admin. */
    office,
    /** Undoes these replies' offers together. */
    undo: (...replies: Reply[]) => office('undo', { entryIds: replies.map(({ body }) => body.undo.entryId) }),

    /** Submits a client's request for guards and returns its id. */
    requestOf: async (token: string, changes: object = {}): Promise<string> =>
      (await context().api.post('/client/submit-application', clientApplicationBody(changes), token)).body
        .data._id,
    /** Submits a job application and returns its id. */
    jobOf: async (token: string): Promise<string> =>
      (await context().api.post('/security/application/submit', securityApplicationBody(), token)).body.data
        ._id,
    answerRequest: (applicationId: string, status: string) =>
      office('accept-application', { applicationId, status }),
    answerJob: (applicationId: string, verb: 'accept' | 'reject') =>
      office(`${verb}-security-application`, { applicationId }),

    statusOf: async (table: 'client_applications' | 'security_applications' | 'assignments', id: string) =>
      (await context().api.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst())
        ?.status,
    /** True if the user is a client or guard. */
    isMember: async (table: 'clients' | 'guards', userId: string) =>
      (await context().api.db.selectFrom(table).select('id').where('user_id', '=', userId).execute())
        .length === 1,
  };
}

/** Expects that undo was refused for what followed. */
export const expectFollowed = (reply: Reply, what: string) =>
  expect([reply.status, reply.body.code, reply.body.message]).toEqual([
    409,
    'undo.followed',
    `This cannot be undone any more: ${what}`,
  ]);
