import { addPost, daysFromToday, expectStatus } from '../company.ts';
import { type AccessRule, createDuty, type MatrixContext, office, officeAt } from './rule.ts';

const createPost = async ({ api, company }: MatrixContext): Promise<string> =>
  addPost(api, company.admin, (await company.addClient()).clientId);

const offerBody = async (context: MatrixContext) => ({
  postId: await createPost(context),
  days: [daysFromToday(1)],
  guardIds: [(await context.company.addGuard()).guardId],
  minutes: 30,
});

/** Offers a place to a new guard. */
async function createOffer(context: MatrixContext) {
  const body = await offerBody(context);
  const reply = expectStatus(await context.api.post('/admin/offers', body, context.company.admin), 201);
  const [offer] = reply.body.data as [{ _id: string; url: string }];
  return { ...body, offerId: offer._id, token: offer.url.split('#')[1] ?? '' };
}

const byLink = (pathOf: (token: string) => string, body?: object): AccessRule => ({
  allowed: async (context) => ({ path: pathOf((await createOffer(context)).token), body }),
  otherPerson: 'anyone may',
});

export const offerRules: Record<string, AccessRule> = {
  getWatch: office(),
  addWatchStep: office(async (context) => ({
    dutyId: (await createDuty(context)).dutyId,
    note: 'On the bus',
  })),
  sendOffers: office(offerBody),
  listOffers: officeAt(async (context) => `/admin/offers?postId=${await createPost(context)}`),
  closeOffers: office(async (context) => ({ offerIds: [(await createOffer(context)).offerId] })),
  getOffer: byLink((token) => `/offers/${token}`),
  answerOffer: byLink((token) => `/offers/${token}/answer`, { yes: true }),
};
