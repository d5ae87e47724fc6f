import { makeMonth } from '@prahari/contract/bill-months';
import { getCompany } from '@prahari/contract/company';
import { getAgeing, listDebtsToCall } from '@prahari/contract/debts';
import type { EndpointSpec } from '@prahari/contract/endpoint';
import { listMessages } from '@prahari/contract/messages';
import { getOverview, listUndeliveredMail } from '@prahari/contract/office';
import { getFreeGuards } from '@prahari/contract/post-guards';
import { addPost, endPost } from '@prahari/contract/posts';
import { listProblems } from '@prahari/contract/problems';
import { addRate } from '@prahari/contract/rates';
import type { FindCommand } from '../../../features/find/FindAnything/find-command.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { pushParams } from '../../search-params.ts';

export interface OfficeCommand extends FindCommand {
  run: () => void;
  /** The call that it needs, beside those of SPEC. */
  needs?: EndpointSpec;
}

const goTo = (id: string, label: string, keys: string): OfficeCommand => ({
  id: `tab-${id}`,
  name: `Go to ${label}`,
  keys,
  run: () => pushParams({ tab: id }),
});

/** Opens a dialog of the navbar. */
export function openNavDialog(name: string): void {
  document.documentElement.dataset.requestedDialog = name;
  dispatchEvent(new Event('dialogrequest'));
}

/** Opens a list with the filters that these search parameters name. */
const showRows = (
  id: string,
  name: string,
  parameters: Record<string, string>,
  hash = '',
): OfficeCommand => ({
  id,
  name,
  run: () => pushParams(parameters, hash),
});

const commands: readonly OfficeCommand[] = [
  { ...goTo('today', 'Today', 'G T'), needs: getOverview },
  goTo('security-guards', 'Security Guards', 'G G'),
  goTo('clients', 'Clients', 'G C'),
  goTo('client-applications', 'Client Applications', 'G R'),
  goTo('security-applications', 'Security Applications', 'G J'),
  goTo('assign-guards', 'Assign Guards', 'G A'),
  { ...showRows('problems', 'Problems that clients report', { tab: 'problems' }), needs: listProblems },
  showRows('free-guards', 'Show available guards', { tab: 'security-guards', status: 'available' }),
  {
    ...showRows('who-is-free', 'Who is free at night', { tab: 'security-guards', free: 'night' }),
    needs: getFreeGuards,
  },
  {
    id: 'new-post',
    name: 'New post for a client',
    run: () => openNavDialog('new-post'),
    needs: addPost,
  },
  { id: 'end-post', name: 'End a post', run: () => openNavDialog('end-post'), needs: endPost },
  { ...showRows('bill-month', 'Bill a month', { tab: 'clients', 'bill-month': 'last' }), needs: makeMonth },
  { id: 'new-rate', name: 'New rate for a client', run: () => openNavDialog('new-rate'), needs: addRate },
  showRows('waiting-requests', 'Show waiting client applications', {
    tab: 'client-applications',
    status: 'pending',
  }),
  showRows('waiting-jobs', 'Show waiting security applications', {
    tab: 'security-applications',
    status: 'pending',
  }),
  showRows('overdue-bills', 'Show overdue bills', { tab: 'clients', 'bills-status': 'overdue' }, '#bills'),
  {
    id: 'records',
    name: 'Open records: activity, mail, accounts',
    run: () => openNavDialog('records'),
    needs: listUndeliveredMail,
  },
  {
    ...showRows('to-send', 'Messages to send by WhatsApp', { tab: 'to-send' }),
    needs: listMessages,
  },
  {
    ...showRows('money', 'Open money: what is owed, payments, TDS', { tab: 'money' }),
    needs: getAgeing,
  },
  {
    ...showRows('who-to-call', 'Who to call about debts', { tab: 'money', view: 'calls' }),
    needs: listDebtsToCall,
  },
  {
    ...showRows('company', 'Open company: GST, bank, shift hours, holidays', { tab: 'company' }),
    needs: getCompany,
  },
  { id: 'account', name: 'Open account', run: () => openNavDialog('account') },
  { id: 'shortcuts', name: 'Show keyboard shortcuts', keys: '?', run: () => openNavDialog('shortcuts') },
];

/** Returns the commands that the search offers besides the rows it finds, without those that the API lacks. */
export const officeCommands = (): readonly OfficeCommand[] =>
  commands.filter(({ needs }) => !needs || isOffered(needs));

/** Words of a question that name no city. */
const ASKING = /^(?:who|is|free|guards?|in|at|by|for|on|the|nights?|tonight|days?|today|24|24h|hours?)$/i;

const SHIFTS = [
  { shift: '24h', pattern: /\b24/, name: 'for 24 hours' },
  { shift: 'day', pattern: /\b(?:by day|days?)\b/i, name: 'by day' },
  { shift: 'night', pattern: /(?:)/, name: 'at night' },
] as const;

/** `free in Bhopal at night` as a command; undefined for a text that does not ask who is free, or names no city. */
function freeIn(query: string): OfficeCommand | undefined {
  const words = query.split(/\s+/).filter(Boolean);
  const city = words
    .filter((word) => !ASKING.test(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  const wanted = SHIFTS.find(({ pattern }) => pattern.test(query));
  if (!wanted || !city || !words.some((word) => /^free$/i.test(word))) return undefined;
  const { shift, name } = wanted;
  return showRows('free-in', `Who is free in ${city} ${name}`, { tab: 'security-guards', free: shift, city });
}

/** Commands whose name has each word of the query, and the command to show who is free where the query asks for that. */
export function commandsFor(query: string): readonly OfficeCommand[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const whoIsFree = freeIn(query);
  const found = officeCommands().filter(({ name }) =>
    words.every((word) => name.toLowerCase().includes(word)),
  );
  return whoIsFree ? [whoIsFree, ...found] : found;
}
