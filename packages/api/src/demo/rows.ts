import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The demo's tables in an order that foreign keys allow. */
export const demoTables = [
  'company',
  'users',
  'clients',
  'client_applications',
  'posts',
  'guards',
  'papers',
  'security_applications',
  'assignments',
  'duties',
  'rates',
  'guard_reviews',
  'problems',
  'problem_answers',
  'identity_cards',
  'bills',
  'bill_counters',
  'payments',
  'payment_allocations',
  'audit_log',
  'outbox',
  'messages',
  'message_parts',
] as const satisfies readonly (keyof Tables)[];

export type DemoRows = { [T in (typeof demoTables)[number]]: Insertable<Tables[T]>[] };

export const noRows = (): DemoRows =>
  Object.fromEntries(demoTables.map((table) => [table, []])) as unknown as DemoRows;

export interface Login {
  email: string;
  hash: string;
}

/** The three printed logins, and the hash of an unknown password for all others. */
export interface Passwords {
  admin: Login;
  client: Login;
  security: Login;
  nobody: string;
}

/** Converts `Gurpreet Singh Dhillon` to `gurpreet.singh.dhillon`. */
export const mailNameOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '.');
