import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of the office’s screens in dashboards/admin/records. */
export const recordsTabWords = defineOfficeWords('recordsTab', {
  accounts: 'Accounts',
  activity: 'Activity',
  addressOrSubject: 'Address or subject',
  allMailWasDelivered: 'All mail was delivered',
  areYouSureYou: 'Are you sure you want to delete this webhook?',
  dataRequests: 'Data requests',
  dataRequestsCouldNot: 'The data requests could not be loaded.',
  day: 'Day',
  deleteWebhook: 'Delete webhook',
  deliveries: 'Deliveries',
  eventOrAddress: 'Event or address',
  isToldNothingMore: ({ url }: { url: string }) =>
    `${url} is told nothing more, and its deliveries are deleted with it.`,
  loadingDataRequests: 'Loading data requests',
  loadingWebhooks: 'Loading webhooks',
  manyAccounts: 'accounts',
  manyDeliveries: 'deliveries',
  nameEmailOrBill: 'Name, email or bill',
  nameOrEmail: 'Name or email',
  noAccountsYet: 'No accounts yet.',
  noActivityYet: 'No activity yet',
  noClientMatches: 'No client matches',
  noDataRequests: 'No data requests',
  nothingWasSentYet: 'Nothing was sent yet',
  oneAccount: 'account',
  oneActivity: 'activity',
  oneDelivery: 'delivery',
  oneUndeliveredMail: 'undelivered mail',
  records: 'Records',
  registers: 'Registers',
  undeliveredMail: 'Undelivered mail',
  webhooks: 'Webhooks',
  webhooksCouldNotBe: 'The webhooks could not be loaded.',
});

export type SayRecordsTab = Translate<typeof recordsTabWords>;
