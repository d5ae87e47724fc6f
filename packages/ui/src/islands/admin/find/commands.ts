import type { FindCommand } from '../../../features/find/FindAnything/find-command.ts';
import { pushParams } from '../../search-params.ts';

export interface OfficeCommand extends FindCommand {
  run: () => void;
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

const rows = (id: string, name: string, parameters: Record<string, string>, hash = ''): OfficeCommand => ({
  id,
  name,
  run: () => pushParams(parameters, hash),
});

/** What the office does and opens, besides rows. */
export const officeCommands: readonly OfficeCommand[] = [
  goTo('today', 'Today', 'G T'),
  goTo('security-guards', 'Security Guards', 'G G'),
  goTo('clients', 'Clients', 'G C'),
  goTo('client-applications', 'Client Applications', 'G R'),
  goTo('security-applications', 'Security Applications', 'G J'),
  goTo('assign-guards', 'Assign Guards', 'G A'),
  rows('free-guards', 'Show available guards', { tab: 'security-guards', status: 'available' }),
  rows('waiting-requests', 'Show waiting client applications', {
    tab: 'client-applications',
    status: 'pending',
  }),
  rows('waiting-jobs', 'Show waiting security applications', {
    tab: 'security-applications',
    status: 'pending',
  }),
  rows('overdue-bills', 'Show overdue bills', { tab: 'clients', 'bills-status': 'overdue' }, '#bills'),
  { id: 'records', name: 'Open records: activity, mail, accounts', run: () => openNavDialog('records') },
  { id: 'account', name: 'Open account', run: () => openNavDialog('account') },
  { id: 'shortcuts', name: 'Show keyboard shortcuts', keys: '?', run: () => openNavDialog('shortcuts') },
];

/** Commands whose name has each word that was typed. */
export function commandsFor(query: string): readonly OfficeCommand[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return officeCommands.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
