import { addWebhook, removeWebhooks, testDelivery } from '../webhooks.ts';
import { type AccessRule, type MatrixContext, office } from './rule.ts';

const URL = 'https://erp.example.com/prahari';

/** Removes those of other requests, because there can be only a few. */
const newWebhook = async ({ api, company }: MatrixContext): Promise<string> => {
  await removeWebhooks(api);
  return (await addWebhook(api, company.admin, { url: URL })).id;
};

export const webhookRules: Record<string, AccessRule> = {
  listWebhooks: office(),
  addWebhook: office(async ({ api }) => {
    await removeWebhooks(api);
    return { url: URL, events: ['bill.made'] };
  }),
  updateWebhook: office(async (context) => ({
    webhookId: await newWebhook(context),
    events: ['bill.paid'],
    isOn: false,
  })),
  deleteWebhook: office(async (context) => ({ webhookId: await newWebhook(context) })),
  testWebhook: office(async (context) => ({ webhookId: await newWebhook(context) })),
  listWebhookDeliveries: office(),
  replayWebhookDelivery: office(async (context) => ({
    deliveryId: await testDelivery(context.api, context.company.admin, await newWebhook(context)),
  })),
};
