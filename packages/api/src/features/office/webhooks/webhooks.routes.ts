import * as contract from '@prahari/contract/webhooks.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { data, message, serve } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import {
  addWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  testWebhook,
  updateWebhook,
} from './webhooks.service.ts';

export function webhookRoutes(app: App, { db, config, wakeWebhooks = () => {} }: AppParts): void {
  serve(app, contract.listWebhooks, async () => data(await listWebhooks(db)));
  serve(app, contract.addWebhook, async ({ body, caller }) =>
    data(await addWebhook(db, caller.id, { ...body, siteUrl: config.siteUrl })),
  );
  serve(app, contract.updateWebhook, async ({ body, caller }) =>
    data(await updateWebhook(db, caller.id, body)),
  );
  serve(app, contract.deleteWebhook, async ({ body, caller }) => {
    await deleteWebhook(db, caller.id, body.webhookId);
    return message('Webhook deleted');
  });
  serveCreate(
    app,
    db,
    contract.testWebhook,
    async (tx, { body, caller }) => data(await testWebhook(tx, caller.id, body.webhookId)),
    wakeWebhooks,
  );
  serve(app, contract.listWebhookDeliveries, ({ list }) => listDeliveries(db, list));
  serve(app, contract.replayWebhookDelivery, async ({ body, caller }) => {
    const delivery = await replayDelivery(db, caller.id, body.deliveryId);
    wakeWebhooks();
    return data(delivery);
  });
}
