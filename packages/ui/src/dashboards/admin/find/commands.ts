import { makeMonth } from '@prahari/contract/bill-months';
import { getCompany } from '@prahari/contract/company';
import { getAgeing, listDebtsToCall } from '@prahari/contract/debts';
import { listDuties } from '@prahari/contract/duties';
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
import type { SayCommands } from './commands-words.ts';

/** A command whose name is asked for in the shown language. */
interface OfficeCommand {
  id: string;
  name: (t: SayCommands) => string;
  keys?: string;
  run: () => void;
  /** The call that it needs, beside those of SPEC. */
  needs?: EndpointSpec;
  /** The tab that it goes to, as the sheet of shortcuts names it. */
  place?: (t: SayCommands) => string;
}

const goTo = (id: string, place: (t: SayCommands) => string, keys: string): OfficeCommand => ({
  id: `tab-${id}`,
  name: (t) => t('goToPlace', { place: place(t) }),
  keys,
  run: () => pushParams({ tab: id }),
  place,
});

/** Opens a dialog of the navbar. */
export function openNavDialog(name: string): void {
  document.documentElement.dataset.requestedDialog = name;
  dispatchEvent(new Event('dialogrequest'));
}

/** Opens a list with the filters that these search parameters name. */
const showRows = (
  id: string,
  name: OfficeCommand['name'],
  parameters: Record<string, string>,
  hash = '',
): OfficeCommand => ({
  id,
  name,
  run: () => pushParams(parameters, hash),
});

const commands: readonly OfficeCommand[] = [
  { ...goTo('today', (t) => t('today'), 'G T'), needs: getOverview },
  goTo('security-guards', (t) => t('securityGuards'), 'G G'),
  goTo('clients', (t) => t('clients'), 'G C'),
  goTo('client-applications', (t) => t('clientApplications'), 'G R'),
  goTo('security-applications', (t) => t('securityApplications'), 'G J'),
  goTo('assign-guards', (t) => t('assignGuards'), 'G A'),
  {
    ...showRows('problems', (t) => t('problemsThatClientsReport'), { tab: 'problems' }),
    needs: listProblems,
  },
  showRows('free-guards', (t) => t('showAvailableGuards'), { tab: 'security-guards', status: 'available' }),
  {
    ...showRows('who-is-free', (t) => t('whoIsFreeAtNight'), { tab: 'security-guards', free: 'night' }),
    needs: getFreeGuards,
  },
  {
    ...showRows('who-came', (t) => t('whoCame'), { tab: 'today', view: 'who-came' }),
    needs: listDuties,
  },
  {
    id: 'new-post',
    name: (t) => t('newPostForClient'),
    run: () => openNavDialog('new-post'),
    needs: addPost,
  },
  { id: 'end-post', name: (t) => t('endPost'), run: () => openNavDialog('end-post'), needs: endPost },
  {
    ...showRows('bill-month', (t) => t('billMonth'), { tab: 'clients', 'bill-month': 'last' }),
    needs: makeMonth,
  },
  {
    id: 'new-rate',
    name: (t) => t('newRateForClient'),
    run: () => openNavDialog('new-rate'),
    needs: addRate,
  },
  showRows('waiting-requests', (t) => t('showWaitingClientApplications'), {
    tab: 'client-applications',
    status: 'pending',
  }),
  showRows('waiting-jobs', (t) => t('showWaitingSecurityApplications'), {
    tab: 'security-applications',
    status: 'pending',
  }),
  showRows(
    'overdue-bills',
    (t) => t('showOverdueBills'),
    { tab: 'clients', 'bills-status': 'overdue' },
    '#bills',
  ),
  {
    id: 'records',
    name: (t) => t('openRecordsActivityMailAccounts'),
    run: () => openNavDialog('records'),
    needs: listUndeliveredMail,
  },
  {
    ...showRows('to-send', (t) => t('messagesToSendByWhatsApp'), { tab: 'to-send' }),
    needs: listMessages,
  },
  {
    ...showRows('money', (t) => t('openMoneyWhatIsOwed'), { tab: 'money' }),
    needs: getAgeing,
  },
  {
    ...showRows('who-to-call', (t) => t('whoToCallAboutDebts'), { tab: 'money', view: 'calls' }),
    needs: listDebtsToCall,
  },
  {
    ...showRows('company', (t) => t('openCompanyGSTBankShift'), { tab: 'company' }),
    needs: getCompany,
  },
  { id: 'account', name: (t) => t('openAccount'), run: () => openNavDialog('account') },
  {
    id: 'shortcuts',
    name: (t) => t('showKeyboardShortcuts'),
    keys: '?',
    run: () => openNavDialog('shortcuts'),
  },
];

/** Returns the commands whose calls the API knows. */
export const offeredCommands = (): readonly OfficeCommand[] =>
  commands.filter(({ needs }) => !needs || isOffered(needs));

/** A command of the search, under its name in the shown language. */
type NamedCommand = FindCommand & Pick<OfficeCommand, 'run'>;

const named = ({ id, name, keys, run }: OfficeCommand, t: SayCommands): NamedCommand => ({
  id,
  name: name(t),
  ...(keys && { keys }),
  run,
});

/** Words of a question that name no city. */
const ASKING = /^(?:who|is|free|guards?|in|at|by|for|on|the|nights?|tonight|days?|today|24|24h|hours?)$/i;

const SHIFTS = [
  { shift: '24h', pattern: /\b24/, word: 'for24Hours' },
  { shift: 'day', pattern: /\b(?:by day|days?)\b/i, word: 'byDay' },
  { shift: 'night', pattern: /(?:)/, word: 'atNight' },
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
  const { shift, word } = wanted;
  return showRows('free-in', (t) => t('whoIsFreeIn', { city, when: t(word) }), {
    tab: 'security-guards',
    free: shift,
    city,
  });
}

/** Commands whose name has each word of the query, and the command to show who is free where the query asks for that. */
export function commandsFor(query: string, t: SayCommands): readonly NamedCommand[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const whoIsFree = freeIn(query);
  const found = offeredCommands()
    .map((command) => named(command, t))
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return whoIsFree ? [named(whoIsFree, t), ...found] : found;
}
