import type { Muster } from '@prahari/contract/muster.schemas';
import { addDays, today } from '@prahari/domain/days';
import { defaultHours } from '@prahari/domain/post-hours';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Random, seededRandom } from '../src/demo/random.ts';
import { countOnBreak, countOnDuty } from '../src/features/scheduling/assignments/assignments.service.ts';
import type { Reply, TestApi } from './api.ts';
import { addPost, createCompany, daysFromToday } from './company.ts';
import { invariantViolations } from './invariants.ts';
import { checkRegisters } from './registers.ts';

const HOUR_MS = 3_600_000;
const GUARDS = 8;
const STEPS = 14;
/** Refused, as a rule says. Anything else is a mistake of the server. */
const EXPECTED = [200, 201, 400, 404, 409];

/** A company whose office does anything at any time. */
class History {
  readonly random: Random;
  private readonly api: TestApi;
  private admin = '';
  private readonly guardIds: string[] = [];
  private readonly posts: { postId: string; clientId: string }[] = [];

  constructor(api: TestApi, random: Random) {
    this.api = api;
    this.random = random;
  }

  private call(path: string, body: object): Promise<Reply> {
    return this.api.post(`/admin/${path}`, body, this.admin);
  }

  /** Signs the admin in, whose session is over after some hours. */
  async signIn(): Promise<void> {
    this.admin = (await this.api.signIn('admin')).token;
  }

  async begin(): Promise<void> {
    const company = await createCompany(this.api);
    this.admin = company.admin;
    for (let index = 0; index < GUARDS; index += 1) this.guardIds.push((await company.addGuard()).guardId);
    for (let index = 0; index < 2; index += 1) {
      const { clientId } = await company.addClient({ numberOfGuards: 2 });
      const changes = [
        { shift: 'day' },
        { shift: 'night' },
        { startsAt: '22:00', hours: 8 },
        { shift: '24h' },
      ];
      for (let place = 0; place < 2; place += 1) {
        const postId = await addPost(this.api, this.admin, clientId, {
          ...this.random.pick(changes),
          asked: this.random.between(1, 3),
        });
        this.posts.push({ postId, clientId });
      }
    }
  }

  private days() {
    const from = this.random.between(-6, 20);
    return {
      startDate: daysFromToday(from),
      endDate: daysFromToday(Math.max(0, from + this.random.between(0, 25))),
    };
  }

  private async someDuty(): Promise<{ id: string; day: string; assignmentId: string } | undefined> {
    const { rows } = await sql<{ id: string; day: string; assignmentId: string }>`
      select id, day, assignment_id as "assignmentId" from duties where guard_id in (${sql.join(this.guardIds)})
      order by begins_at, id`.execute(this.api.db);
    return rows.length === 0 ? undefined : this.random.pick(rows);
  }

  private readonly acts: (() => Promise<Reply | undefined>)[] = [
    () => {
      const { postId } = this.random.pick(this.posts);
      const weekdays = this.random.chance(0.3) ? [1, 3, 6] : undefined;
      const guardIds = [this.random.pick(this.guardIds)];
      return this.call('assign-to-post', { postId, guardIds, weekdays, ...this.days() });
    },
    () =>
      this.call('assign-guard', {
        guardId: this.random.pick(this.guardIds),
        clientId: this.random.pick(this.posts).clientId,
        shift: this.random.pick(['day', 'night', '24h']),
        location: { street: 'Gate 2', city: 'Noida', state: 'Uttar Pradesh', zipCode: '201309' },
        ...this.days(),
      }),
    async () => {
      const duty = await this.someDuty();
      if (!duty) return undefined;
      const until = this.random.chance(0.6) ? addDays(duty.day, this.random.between(0, 5)) : undefined;
      return this.call('replace-guard', {
        assignmentId: duty.assignmentId,
        guardId: this.random.pick(this.guardIds),
        reason: this.random.pick(['sick', 'onLeave', 'didNotCome', 'other']),
        from: duty.day,
        until,
      });
    },
    async () => {
      const [one, other] = [await this.someDuty(), await this.someDuty()];
      if (!one || !other) return undefined;
      return this.call('swap-duties', { dutyIds: [one.id, other.id], reason: 'A wedding' });
    },
    () => {
      const guards = [...this.guardIds].sort(() => this.random.next() - 0.5);
      const from = daysFromToday(this.random.between(0, 10));
      return this.call('rotations', {
        postId: this.random.pick(this.posts).postId,
        pattern: { on: this.random.between(1, 6), off: this.random.between(1, 3) },
        guardIds: guards.slice(0, this.random.between(1, 3)),
        relieverIds: guards.slice(3, 3 + this.random.between(0, 2)),
        from,
        to: addDays(from, this.random.between(0, 20)),
      });
    },
    async () => {
      const { postId } = this.random.pick(this.posts);
      const { data } = (await this.api.get(`/admin/rotations?postId=${postId}`, this.admin)).body;
      const [rotation] = data as { _id: string; to: string }[];
      const to = rotation && addDays(rotation.to, this.random.between(0, 14));
      return rotation && this.api.put(`/admin/rotations/${rotation._id}`, { to }, this.admin);
    },
    () =>
      this.call('withdraw-guard', {
        guardId: this.random.pick(this.guardIds),
        clientId: this.random.pick(this.posts).clientId,
      }),
    async () => {
      const duty = await this.someDuty();
      const state = this.random.pick(['absent', 'present', 'cancelled', 'leave', 'planned']);
      return duty && this.call('correct-duty', { dutyId: duty.id, state, reason: 'Called the gate' });
    },
    () => {
      const { postId } = this.random.pick(this.posts);
      return this.call('end-post', { postId, lastDay: daysFromToday(this.random.between(0, 40)) });
    },
  ];

  /** Does something, and sometimes undoes it, at once or after something else. */
  async step(): Promise<void> {
    const undoable = await this.act();
    if (undoable.length === 0 || this.random.chance(0.6)) return;
    if (this.random.chance(0.5)) await this.act();
    const { status, body } = await this.call('undo', { entryIds: undoable });
    expect([200, 409], JSON.stringify(body)).toContain(status);
  }

  /** Does something, and returns the entries that undo it. */
  private async act(): Promise<string[]> {
    const reply = await this.random.pick(this.acts)();
    if (!reply) return [];
    expect(EXPECTED, JSON.stringify(reply.body)).toContain(reply.status);
    const { undo, undos = undo ? [undo] : [] } = reply.body;
    return (undos as { entryId: string }[]).map(({ entryId }) => entryId);
  }

  /** Compares what the office is shown with plain counts over duties. */
  async check(): Promise<void> {
    const { db } = this.api;
    expect(await invariantViolations(db)).toEqual([]);
    const now = Date.now();
    const count = async (condition: ReturnType<typeof sql>) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from duties
        join assignments on assignments.id = duties.assignment_id where ${condition}`.execute(db);
      return Number(rows[0]?.n);
    };
    const runs = sql`plan = 'planned' and begins_at <= ${now} and duties.ends_at > ${now}`;
    expect(await countOnDuty(db, new Date(now))).toBe(await count(sql`${runs} and status <> 'onBreak'`));
    expect(await countOnBreak(db, new Date(now))).toBe(await count(sql`${runs} and status = 'onBreak'`));
    const roster = await this.api.get(`/admin/roster?from=${daysFromToday(-5)}&days=35`, this.admin);
    for (const post of roster.body.data as { _id: string; roster: { days: string[] }[] }[])
      expect(post.roster.reduce((days, guard) => days + guard.days.length, 0)).toBe(
        await count(sql`duties.post_id = ${post._id} and plan in ('planned', 'left')
          and day >= ${daysFromToday(-5)} and day < ${daysFromToday(30)}`),
      );
    for (const guardId of this.guardIds.slice(0, 3)) {
      const { months } = (await this.api.get(`/admin/guards/${guardId}/record`, this.admin)).body.data;
      const shown = (months as { month: string; days: number }[]).at(-1);
      const { rows } = await sql<{
        n: number;
      }>`select count(distinct day) as n from duties where guard_id = ${guardId}
        and plan in ('planned', 'left') and begins_at <= ${now} and day like ${`${today().slice(0, 7)}-%`}`.execute(
        db,
      );
      expect(shown).toMatchObject({ month: today().slice(0, 7), days: Number(rows[0]?.n) });
    }
    await this.checkFree();
    await this.checkMusters(now);
    const months = new Set([0, -20, 31].map((days) => daysFromToday(days).slice(0, 7)));
    const [one] = this.posts;
    for (const month of months)
      for (const clientId of [undefined, one?.clientId])
        await checkRegisters(this.api, { token: this.admin, month, now, clientId });
  }

  /** Each duty of a post and month stands in its muster once, and the sum is that of the duties that were done. */
  private async checkMusters(now: number): Promise<void> {
    for (const { postId } of this.posts)
      for (const day of [daysFromToday(0), daysFromToday(31)]) {
        const month = day.slice(0, 7);
        const { data } = (await this.api.get(`/admin/muster?postId=${postId}&month=${month}`, this.admin))
          .body;
        const { rows } = await sql<{ id: string; done: number }>`select id, case
          when plan not in ('planned', 'left') or marked = 'absent' or begins_at > ${now} then 0
          when marked is not null or plan = 'left' or ends_at <= ${now} then 1 else 0 end as done
          from duties where post_id = ${postId} and day like ${`${month}-%`}`.execute(this.api.db);
        const { guards, totals, days } = data as Muster;
        const ids = guards.flatMap(({ cells }) => cells.flatMap(({ dutyId }) => dutyId ?? []));
        expect(ids.sort()).toEqual(rows.map(({ id }) => id).sort());
        const done = rows.reduce((sum, row) => sum + Number(row.done), 0);
        const byDay = days.reduce((sum, { present }) => sum + present, 0);
        expect([totals.duties, byDay], `${postId} in ${month}`).toEqual([done, done]);
      }
  }

  /** Guards who are said to be free have no duty then, and the others of ours have one or can't work. */
  private async checkFree(): Promise<void> {
    const shift = this.random.pick(['day', 'night', '24h'] as const);
    const day = daysFromToday(this.random.between(0, 12));
    const query = new URLSearchParams({ shift, startDate: day, endDate: day });
    const { data } = (await this.api.get(`/admin/free-guards?${query}`, this.admin)).body;
    const free = new Set((data.guards as { _id: string }[]).map(({ _id }) => _id));
    const begin = Date.parse(`${day}T${defaultHours[shift].startsAt}:00+05:30`);
    const end = begin + defaultHours[shift].hours * HOUR_MS;
    const { rows } = await sql<{
      id: string;
    }>`select distinct guard_id as id from duties where plan = 'planned'
      and begins_at < ${end} and ends_at > ${begin} and ends_at > ${Date.now()}`.execute(this.api.db);
    const isOver = end <= Date.now();
    for (const { id } of rows) expect(isOver || !free.has(id), `${id} on ${day}`).toBe(true);
  }
}

/** The days near which every company begins: a leap day and the end of a month of 31 days. */
const FIRST_DAYS = ['2028-02-29', '2028-03-31'];

/** Returns the day of a history: near one of the first days, then a later one, often the last of its month. */
function nextDay(random: Random, index: number, day: string): string {
  const first = FIRST_DAYS[index];
  if (first !== undefined) return addDays(first, random.between(-2, 0));
  const later = addDays(day, random.between(20, 60));
  if (random.chance(0.4)) return later;
  return addDays(`${addDays(`${later.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);
}

/**
 * Lets the office do anything at any minute of the day, across midnight and month ends, and compares
 * every figure with a plain count over duties. @param setClock sets the process's time, in ms
 */
export async function runDutyHistories(
  api: TestApi,
  { histories, seed, setClock }: { histories: number; seed: number; setClock: (now: number) => void },
): Promise<void> {
  const random = seededRandom(seed);
  let day = '';
  for (let index = 0; index < histories; index += 1) {
    day = nextDay(random, index, day);
    let now = Date.parse(`${day}T00:00:00+05:30`) + random.between(0, 1439) * 60_000;
    setClock(now);
    try {
      const history = new History(api, random);
      await history.begin();
      for (let step = 0; step < STEPS; step += 1) {
        now += random.pick([0, 1, 60, 400, 1440]) * 60_000;
        setClock(now);
        await history.signIn();
        await history.step();
      }
      await history.check();
    } catch (cause) {
      throw new Error(`FUZZ_SEED=${seed} FUZZ_RUNS=10, history ${index}: ${cause}`, { cause });
    }
  }
}
