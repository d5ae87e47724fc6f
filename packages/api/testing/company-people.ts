import { createHash } from 'node:crypto';
import type { Role } from '@prahari/contract/roles';
import { defaultHours } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { guardNames, homes, skills } from '../src/demo/names.ts';
import { demoClients } from '../src/demo/places.ts';
import { asText, type CompanyBuilder } from './company-builder.ts';

const SESSION_MS = 12 * 3_600_000;
const hindiNames = ['रमेश कुमार', 'सुनीता देवी', 'राजेश शर्मा'];

/** Everybody's password. Its hash is fixed, so that making rows hashes nothing. */
export const COMPANY_PASSWORD = 'a whistle and a torch';
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$xS5bnxPqK2vHUP/cLCs8ZQ$xTOq+4tEo8hSl9ogvPDDNTySWpVW0s21241XoEKUU3o';

/** Returns the bearer token of `admin`, `client-0` and on, `guard-0` and on. */
export const tokenOf = (person: string): string =>
  createHash('sha256').update(`token of ${person}`).digest('base64url');

export const emailOf = (person: string): string => `${person}@bench.example`;

/** Adds a user with a session and returns the id. */
export function addUser(
  { rows, random, idAt }: CompanyBuilder,
  { person, role, name, at }: { person: string; role: Role; name: string; at: number },
): string {
  const id = idAt(at);
  const now = Date.now();
  rows.users.push({
    id,
    email: emailOf(person),
    name,
    phone: `+91 ${random.between(50_000, 59_999)} ${random.between(10_000, 99_999)}`,
    role,
    password_hash: PASSWORD_HASH,
    created_at: asText(at),
  });
  rows.sessions.push({
    id: idAt(now),
    user_id: id,
    token_hash: createHash('sha256').update(tokenOf(person)).digest('hex'),
    created_at: asText(now),
    last_seen_at: asText(now),
    expires_at: asText(now + SESSION_MS),
    user_agent: null,
  });
  return id;
}

const SHIFTS: readonly Shift[] = ['24h', 'night', 'day'];

/** Adds clients with an approved request and its post; one in twenty has a second request. */
export function addClients(builder: CompanyBuilder, count: number): void {
  const { rows, random, idAt, day, instantOf, addAudit } = builder;
  for (let index = 0; index < count; index += 1) {
    const at = instantOf(index, count);
    const place = random.pick(demoClients);
    const name = `${place.name} ${index}`;
    const user_id = addUser(builder, { person: `client-${index}`, role: 'client', name, at });
    const about = {
      user_id,
      service_type: place.service,
      location: `${place.street}, ${place.city}, ${place.state}`,
    };
    const client = { ...about, id: idAt(at), version: 0, reminders: 0 as const, created_at: asText(at) };
    rows.clients.push(client);
    addAudit(at, { action: 'addClient', entity: 'clients', entityId: client.id });
    const start_date = asText(at).slice(0, 10);
    const drawn = day(random.between(-40, 300));
    const end_date = [start_date, drawn].sort()[1] ?? drawn;
    const asked = random.between(1, 5);
    const requestId = idAt(at);
    const shift = SHIFTS[index % SHIFTS.length] ?? 'day';
    rows.posts.push({
      id: idAt(at),
      client_id: client.id,
      request_id: requestId,
      street: place.street,
      city: place.city,
      state: place.state,
      zip_code: place.zipCode,
      shift,
      starts_at: defaultHours[shift].startsAt,
      hours: defaultHours[shift].hours,
      start_date,
      end_date,
      asked,
      note: '',
      created_at: asText(at),
    });
    rows.client_applications.push({
      ...about,
      id: requestId,
      start_date,
      end_date,
      number_of_guards: asked,
      additional_details: '',
      status: 'approved',
      created_at: asText(at),
      answered_at: asText(at),
    });
    if (index % 20 !== 3) continue;
    const isPending = index % 40 === 3;
    rows.client_applications.push({
      ...about,
      id: idAt(at + 1),
      start_date: day(1),
      end_date: day(60),
      number_of_guards: 1,
      additional_details: 'Two gates and a basement.',
      status: isPending ? 'pending' : 'rejected',
      created_at: asText(at + 1),
      answered_at: isPending ? null : asText(at + 1),
    });
  }
}

/** Adds available guards with accepted applications, and one more applicant for twenty guards. */
export function addGuards(builder: CompanyBuilder, count: number): void {
  const { rows, random, idAt, day, instantOf, addAudit } = builder;
  for (let index = 0; index < count; index += 1) {
    const at = instantOf(index, count);
    const name = `${index % 40 === 7 ? random.pick(hindiNames) : random.pick(guardNames)} ${index}`;
    const user_id = addUser(builder, { person: `guard-${index}`, role: 'security', name, at });
    const experience = random.between(0, 36) / 2;
    const skill = random.pick(skills);
    const application = {
      user_id,
      full_name: name,
      date_of_birth: day(-365 * random.between(22, 55)),
      address: random.pick(homes),
      phone_number: rows.users.at(-1)?.phone ?? '',
      experience,
      qualifications: skill,
      previous_employer: '',
      additional_details: '',
      created_at: asText(at),
    };
    if (index % 20 === 3) {
      const isPending = index % 40 === 3;
      rows.security_applications.push({
        ...application,
        id: idAt(at),
        user_id: addUser(builder, { person: `applicant-${index}`, role: 'security', name, at }),
        status: isPending ? 'pending' : 'rejected',
        answered_at: isPending ? null : asText(at),
      });
    }
    rows.security_applications.push({
      ...application,
      id: idAt(at),
      status: 'accepted',
      answered_at: asText(at),
    });
    const id = idAt(at);
    rows.guards.push({
      id,
      user_id,
      status: 'available',
      experience,
      specialization: JSON.stringify([skill]),
      rating: 0,
      created_at: asText(at),
    });
    addAudit(at, { action: 'addGuard', entity: 'guards', entityId: id });
  }
}
