import { defaultHours } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { specializationsIn } from '../features/guards/specializations.service.ts';
import type { Calendar } from './calendar.ts';
import { employers, guardNames, homes, skills } from './names.ts';
import { applyingClients, type DemoClient, demoClients } from './places.ts';
import type { Random } from './random.ts';
import { type DemoRows, mailNameOf, type Passwords } from './rows.ts';
import { taxOf } from './tax.ts';

export const GUARDS = 40;
/** Clients and guards without a history, only days old. */
export const NEW_CLIENTS = 3;
export const NEW_GUARDS = 5;
/** New clients whose guards begin later. */
const UPCOMING = 2;

export interface DemoClientRow extends DemoClient {
  id: string;
  /** Days since its first request began, and until its last one ends; negative for the past. */
  since: number;
  until: number;
  postId: string;
  shift: Shift;
}
export interface DemoGuardRow {
  id: string;
  since: number;
}

interface DemoContext {
  rows: DemoRows;
  random: Random;
  calendar: Calendar;
  passwords: Passwords;
}

/** Adds a user and returns its id. The login of the first of each role is printed. */
export function addUser(
  { rows, random, calendar, passwords }: DemoContext,
  role: 'admin' | 'client' | 'security',
  name: string,
  address: string,
  daysAgo: number,
): string {
  const first = !rows.users.some((user) => user.role === role);
  const createdAt = calendar.instant(daysAgo);
  const id = calendar.idAt(createdAt);
  rows.users.push({
    id,
    email: first ? passwords[role].email : address,
    name,
    // Indian mobile numbers do not start with 5, so these belong to nobody.
    phone: `+91 ${random.between(50_000, 59_999)} ${String(random.between(0, 99_999)).padStart(5, '0')}`,
    role,
    password_hash: first ? passwords[role].hash : passwords.nobody,
    created_at: createdAt,
  });
  return id;
}

function addRequest(
  { rows, calendar, random }: DemoContext,
  userId: string,
  { service, street, city, state, guards }: DemoClient,
  request: {
    asked: number;
    since: number;
    until: number;
    status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  },
): string {
  const createdAt = calendar.instant(request.asked);
  const id = calendar.idAt(createdAt);
  rows.client_applications.push({
    id,
    user_id: userId,
    service_type: service,
    location: `${street}, ${city}, ${state}`,
    start_date: calendar.day(request.since),
    end_date: calendar.day(-request.until),
    number_of_guards: guards,
    additional_details: random.pick([
      '',
      'Two gates and a basement. Uniform and torch from your side, please.',
      'Please send someone who speaks the local language.',
      'Night rounds every hour, with a log book.',
    ]),
    status: request.status,
    created_at: createdAt,
    answered_at: request.status === 'pending' ? null : calendar.instant(request.asked - 1),
  });
  return id;
}

const SHIFTS: readonly Shift[] = ['24h', 'night', 'day'];

const shiftOf = ({ service }: DemoClient, index: number): Shift => {
  if (service === 'DAY_SHIFT') return 'day';
  return service === 'NIGHT_SHIFT' ? 'night' : (SHIFTS[index % SHIFTS.length] ?? '24h');
};

/** Adds the post of an approved request and returns its id. The newest one lacks its place. */
function addPost(
  { rows, calendar }: DemoContext,
  client: DemoClient,
  post: { clientId: string; requestId: string; shift: Shift; made: number; since: number; until: number },
): string {
  const createdAt = calendar.instant(post.made);
  const id = calendar.idAt(createdAt);
  const { street, city, state, zipCode } = client;
  const isNewest = client === demoClients.at(-1);
  rows.posts.push({
    id,
    client_id: post.clientId,
    request_id: post.requestId,
    ...(isNewest
      ? { street: `${street}, ${city}, ${state}`, city: '', state: '', zip_code: '', shift: null }
      : {
          street,
          city,
          state,
          zip_code: zipCode,
          shift: post.shift,
          starts_at: defaultHours[post.shift].startsAt,
          hours: defaultHours[post.shift].hours,
        }),
    start_date: calendar.day(post.since),
    end_date: calendar.day(-post.until),
    asked: client.guards,
    note: '',
    ended_at: null,
    created_at: createdAt,
  });
  return id;
}

/** Adds clients, their approved requests, and requests that are pending or declined. */
export function addClients(context: DemoContext): DemoClientRow[] {
  const { rows, random, calendar } = context;
  const placed = demoClients.map((client, index): DemoClientRow => {
    const isNew = index >= demoClients.length - NEW_CLIENTS;
    const known = isNew ? random.between(3, 10) : random.between(330, 420);
    // Two new clients begin next week; some requests end within a week or have ended.
    const since = index >= demoClients.length - UPCOMING ? -known : known;
    const later = random.between(60, 240);
    const until =
      index % 9 === 8 ? -random.between(5, 20) : index % 9 === 4 && !isNew ? 1 + (index % 7) : later;
    const userId = addUser(context, 'client', client.name, `office@${client.mail}.example`, known + 6);
    const requestId = addRequest(context, userId, client, {
      asked: known + 5,
      since,
      until,
      status: 'approved',
    });
    const createdAt = calendar.instant(known + 4);
    const id = calendar.idAt(createdAt);
    rows.clients.push({
      id,
      user_id: userId,
      service_type: client.service,
      location: `${client.street}, ${client.city}, ${client.state}`,
      version: 0,
      created_at: createdAt,
      ...taxOf(client, index),
    });
    if (index % 6 === 0) {
      addRequest(
        context,
        userId,
        { ...client, guards: 2 },
        {
          asked: random.between(1, 9),
          since: -7,
          until: 90,
          status: 'pending',
        },
      );
    }
    const shift = shiftOf(client, index);
    const made = known + 4;
    const postId = addPost(context, client, { clientId: id, requestId, shift, made, since, until });
    return { ...client, id, since, until, postId, shift };
  });
  applyingClients.forEach((client, index) => {
    const userId = addUser(context, 'client', client.name, `office@${client.mail}.example`, 20 + index);
    const status = (['pending', 'rejected', 'pending', 'withdrawn'] as const)[index % 4] ?? 'pending';
    addRequest(context, userId, client, { asked: 12 + index, since: -10, until: 130, status });
  });
  return placed;
}

/** Adds guards with their accepted applications, and applicants who are pending or declined. */
export function addGuards(context: DemoContext): DemoGuardRow[] {
  const { rows, random, calendar } = context;
  return guardNames.flatMap((name, index) => {
    const isNew = index >= GUARDS - NEW_GUARDS;
    const since = isNew ? random.between(4, 30) : random.between(300, 700);
    const userId = addUser(context, 'security', name, `${mailNameOf(name)}@guards.example`, since + 3);
    const experience = random.between(0, 18) + (random.chance(0.2) ? 0.5 : 0);
    const known = new Set([random.pick(skills), random.pick(skills), random.pick(skills)]);
    const qualifications = [...known].join(', ');
    const hired = index < GUARDS;
    const createdAt = calendar.instant(since + 2);
    rows.security_applications.push({
      id: calendar.idAt(createdAt),
      user_id: userId,
      full_name: name,
      date_of_birth: calendar.day(365 * (22 + Math.ceil(experience)) + random.between(0, 4000)),
      address: random.pick(homes),
      phone_number: rows.users.at(-1)?.phone ?? '',
      experience,
      qualifications,
      previous_employer: experience === 0 ? '' : random.pick(employers),
      additional_details: random.pick(['', '', 'Can join at once.', 'Prefers night shifts.']),
      status: hired ? 'accepted' : index === GUARDS ? 'withdrawn' : index % 2 === 0 ? 'rejected' : 'pending',
      created_at: createdAt,
      answered_at: !hired && index % 2 === 1 ? null : calendar.instant(since + 1),
    });
    if (!hired) return [];
    const hiredAt = calendar.instant(since + 1);
    const id = calendar.idAt(hiredAt);
    rows.guards.push({
      id,
      user_id: userId,
      status: 'available',
      experience,
      specialization: JSON.stringify(specializationsIn(qualifications)),
      rating: 0,
      created_at: hiredAt,
    });
    return [{ id, since }];
  });
}
