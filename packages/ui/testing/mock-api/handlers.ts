import { HttpResponse, http, type RequestHandler } from 'msw';
import type { MockData } from './data.ts';
import { accountHandlers } from './handlers/account.ts';
import { applicationHandlers } from './handlers/applications.ts';
import { authHandlers } from './handlers/auth.ts';
import { billMonthHandlers } from './handlers/bill-months.ts';
import { billHandlers } from './handlers/bills.ts';
import { dutyHandlers } from './handlers/duties.ts';
import { messageHandlers } from './handlers/messages.ts';
import { moneyHandlers } from './handlers/money.ts';
import { musterHandlers } from './handlers/muster.ts';
import { overviewHandlers } from './handlers/overview.ts';
import { peopleHandlers } from './handlers/people.ts';
import { postHandlers } from './handlers/posts.ts';
import { rateHandlers } from './handlers/rates.ts';
import { recordHandlers } from './handlers/records.ts';
import { servedHandlers } from './handlers/served.ts';

const otherEndpoints = http.all('/api/*', ({ request: { method, url } }) => {
  const message = `No story has a reply to ${method} ${new URL(url).pathname}`;
  return HttpResponse.json({ success: false, code: 'request.not_found', message }, { status: 404 });
});

/** Replies to the endpoints that stories call; all read and change the same data. */
export const mockApiHandlers = (data: MockData): RequestHandler[] => [
  ...authHandlers,
  ...accountHandlers(data),
  ...peopleHandlers(data),
  ...dutyHandlers(data),
  ...messageHandlers(data),
  ...postHandlers(data),
  ...billHandlers(data),
  ...moneyHandlers,
  ...billMonthHandlers(data),
  ...rateHandlers(data),
  ...musterHandlers,
  ...servedHandlers,
  ...applicationHandlers(data),
  ...recordHandlers(data),
  ...overviewHandlers(data),
  otherEndpoints,
];
