import type { DemoRows } from './rows.ts';

/** A client's report, and the office's answer where there is one. */
const PROBLEMS = [
  ['The torch was not working on Tuesday night, the guard used his phone.', ''],
  [
    'The visitors’ register was not kept on Sunday evening.',
    'We spoke to the guard. The supervisor looks at the register every evening now.',
  ],
  ['The guard came without his cap twice.', 'A new uniform was given to him today.'],
] as const;

const MINUTE_MS = 60_000;

/** Starts the running duties but some: all at the client with the printed login, unless of the guard with one. */
function startRunning({ duties, clients, guards }: DemoRows): void {
  const now = Date.now();
  const isLate = (guardId: string) => guards.findIndex(({ id }) => id === guardId) % 6 === 5;
  duties
    .filter((duty) => duty.guard_id !== guards[0]?.id)
    .filter((duty) => duty.client_id === clients[0]?.id || !isLate(duty.guard_id))
    .filter(({ begins_at, ends_at }) => begins_at + 10 * MINUTE_MS < now && now < ends_at)
    .forEach((duty, index) => {
      duty.flags = '[]';
      duty.started_at = duty.begins_at + ((index % 9) - 4) * MINUTE_MS;
      duty.arrived_at = duty.started_at;
      duty.started_by = 'guard';
    });
}

/** Adds problems of the first clients, and cards of the first guards. */
export function addServed(
  rows: DemoRows,
  calendar: { instant: (daysAgo: number) => string; idAt: (instant: string) => string },
): void {
  const { clients, posts, guards, users, problems, problem_answers, identity_cards } = rows;
  startRunning(rows);
  const admin = users.find(({ role }) => role === 'admin');
  PROBLEMS.forEach(([text, answer], index) => {
    // The client with the printed login has two of them.
    const client = clients[Math.max(0, index - 1)];
    const post = posts.find(({ client_id }) => client_id === client?.id);
    if (!client || !post) return;
    const [reportedAt, answeredAt] = [calendar.instant(5 + index), calendar.instant(3 + index)];
    const id = calendar.idAt(reportedAt);
    problems.push({
      ...{ id, client_id: client.id, post_id: post.id, text, created_at: reportedAt },
      status: answer === '' ? 'open' : index === 1 ? 'answered' : 'closed',
      changed_at: answer === '' ? reportedAt : answeredAt,
    });
    if (answer !== '')
      problem_answers.push({
        ...{ id: calendar.idAt(answeredAt), problem_id: id, text: answer },
        ...{ answered_by: admin?.id ?? null, answered_at: answeredAt },
      });
  });
  guards.slice(0, 5).forEach(({ id, created_at }, index) => {
    identity_cards.push({ guard_id: id, token: `demo-card-${index}`.padEnd(43, '0'), created_at });
  });
}
