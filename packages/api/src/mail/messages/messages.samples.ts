import type { BillFacts, WorkFacts } from './message-facts.ts';
import type { Told } from './message-text.ts';

const officePhone = '+919810012345';

const work: WorkFacts = {
  guard: 'Ramesh Kumar',
  client: 'Green Meadows RWA',
  place: 'Gate 2, Sector 62, Noida',
  timing: '20:00–08:00',
  from: '2026-11-30',
  to: '2026-12-31',
};
const works: WorkFacts[] = [work, { ...work, guard: 'Sunita Devi' }, { ...work, guard: 'Arjun Thapa' }];
const tomorrow: WorkFacts = { ...work, from: '2026-11-30', to: '2026-11-30' };
const bill: BillFacts = {
  number: 'PR/26-27/000041',
  amount: 78234,
  owed: 78234,
  dueDate: '2026-12-15',
  month: '2026-11',
};
const billLink = 'https://prahari.example/bill?id=0b1c';

const told = <Kind extends Told['kind']>(message: Omit<Told<Kind>, 'officePhone'>): Told =>
  ({ ...message, officePhone }) as Told;

/** A message of each kind and reader, for previews and tests. */
export const messageSamples: Record<string, Told> = {
  guardAccepted: told({ kind: 'accepted', reader: 'security', facts: [{ of: 'job' }] }),
  guardDeclined: told({
    kind: 'declined',
    reader: 'security',
    facts: [{ of: 'job', reason: 'No post is free in Nashik.' }],
  }),
  clientAccepted: told({ kind: 'accepted', reader: 'client', facts: [{ of: 'request' }] }),
  clientDeclined: told({ kind: 'declined', reader: 'client', facts: [{ of: 'request' }] }),
  declinedUndone: told({ kind: 'declined', reader: 'client', facts: [{ of: 'request' }], isWrong: true }),
  guardAssigned: told({ kind: 'assigned', reader: 'security', facts: [work] }),
  clientAssigned: told({ kind: 'assigned', reader: 'client', facts: works }),
  assignedUndone: told({ kind: 'assigned', reader: 'client', facts: works, isWrong: true }),
  guardChanged: told({ kind: 'changed', reader: 'security', facts: [{ ...work, timing: '21:00–09:00' }] }),
  guardWithdrawn: told({ kind: 'withdrawn', reader: 'security', facts: [work] }),
  clientWithdrawn: told({ kind: 'withdrawn', reader: 'client', facts: works }),
  guardReplaced: told({ kind: 'replaced', reader: 'security', facts: [work] }),
  clientReplaced: told({
    kind: 'replaced',
    reader: 'client',
    facts: [{ ...work, instead: 'Lalita Devi' }],
  }),
  shiftTomorrow: told({ kind: 'shift-tomorrow', reader: 'security', facts: [tomorrow] }),
  leaveGranted: told({
    kind: 'leave-answered',
    reader: 'security',
    facts: [{ guard: 'Ramesh Kumar', from: '2026-12-02', to: '2026-12-05', approved: true, note: 'Go well' }],
  }),
  leaveNotGranted: told({
    kind: 'leave-answered',
    reader: 'security',
    facts: [{ guard: 'Ramesh Kumar', from: '2026-12-02', to: '2026-12-02', approved: false }],
  }),
  guardMonth: told({
    kind: 'month-sent',
    reader: 'security',
    facts: [{ month: '2026-11', count: 26 }],
  }),
  clientMonth: told({
    kind: 'month-sent',
    reader: 'client',
    facts: [{ month: '2026-11', place: work.place }],
    link: 'https://prahari.example/muster#token',
  }),
  billMade: told({ kind: 'bill-made', reader: 'client', facts: [bill], link: billLink }),
  billDue: told({
    kind: 'bill-due',
    reader: 'client',
    facts: [{ ...bill, reminder: 'due' }],
    link: billLink,
  }),
  billOverdue: told({
    kind: 'bill-overdue',
    reader: 'client',
    facts: [{ ...bill, reminder: 'overdue-30', isMsme: true }],
    link: billLink,
  }),
  paymentReceived: told({
    kind: 'payment-received',
    reader: 'client',
    facts: [{ amount: 76669.32, day: '2026-12-10', bills: [bill.number] }],
  }),
  guardPapers: told({
    kind: 'papers-expiring',
    reader: 'security',
    facts: [{ guard: 'Ramesh Kumar', paper: 'Police verification', expiresOn: '2026-12-20' }],
  }),
  officePapers: told({
    kind: 'papers-expiring',
    reader: 'admin',
    facts: [{ guard: 'Ramesh Kumar', paper: 'Police verification', expiresOn: '2026-12-20' }],
  }),
  problemAnswered: told({
    kind: 'problem-answered',
    reader: 'client',
    facts: [
      {
        client: work.client,
        place: work.place,
        text: 'The gate was open at night',
        answer: 'We have spoken with the guard. A supervisor comes at 02:00 from now on.',
      },
    ],
  }),
  officeProblem: told({
    kind: 'problem',
    reader: 'admin',
    facts: [{ client: work.client, place: work.place, text: 'The gate was open at night' }],
  }),
  officeLeave: told({
    kind: 'leave-asked',
    reader: 'admin',
    facts: [{ guard: 'Ramesh Kumar', from: '2026-12-02', to: '2026-12-05', reason: 'Wedding' }],
  }),
  officeDispute: told({
    kind: 'muster-disputed',
    reader: 'admin',
    facts: [{ month: '2026-11', client: work.client, place: work.place, count: 2 }],
  }),
};
