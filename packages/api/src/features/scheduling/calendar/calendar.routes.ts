import { calendarMessages } from '@prahari/contract/duties';
import * as contract from '@prahari/contract/duties.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { DownloadFile } from '../../../http/download-file.ts';
import { data, message, serve } from '../../../http/serve.ts';
import { followLink } from '../../../limits/link-calls.ts';
import { endFeed, makeFeed, ownFeed, readCalendar } from './calendar.service.ts';

/** Wraps a text as the pieces of a file. */
async function* pieces(text: string): AsyncGenerator<string> {
  yield text;
}

export function calendarRoutes(app: App, { db, config }: AppParts): void {
  serve(app, contract.makeCalendarFeed, async ({ caller }) =>
    data(await makeFeed(db, caller.id, config.siteUrl)),
  );
  serve(app, contract.getCalendarFeed, async ({ caller }) => data(await ownFeed(db, caller.id)));
  serve(app, contract.endCalendarFeed, async ({ caller }) => {
    await endFeed(db, caller.id);
    return message(calendarMessages.ended);
  });
  serve(app, contract.getCalendar, async ({ token, source }) => {
    const text = await followLink(db, source, () => readCalendar(db, token));
    return new DownloadFile({
      name: 'duties.ics',
      type: 'text/calendar; charset=utf-8',
      pieces: pieces(text),
    });
  });
}
