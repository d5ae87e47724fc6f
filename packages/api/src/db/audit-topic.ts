import type { AuditTopic } from '@prahari/contract/audit-log';
import { type RawBuilder, sql } from 'kysely';
import { fixed } from './compiled.ts';

/** The topic of an entry by its entity; everything else is about accounts. */
const topics: Record<string, AuditTopic> = {
  assignments: 'assignments',
  posts: 'assignments',
  bills: 'bills',
  rates: 'bills',
  payments: 'bills',
  tds_certificates: 'bills',
  debt_calls: 'bills',
  client_applications: 'applications',
  security_applications: 'applications',
  clients: 'applications',
  guards: 'applications',
  imports: 'applications',
  outbox: 'mail',
};

/**
 * Returns the topic of an entry in SQL. The list of entries and its index use the same text, or the index is not used:
 * after a release, a change here needs a migration that makes `audit_topic` again.
 */
export const auditTopic = (entity: RawBuilder<string>): RawBuilder<AuditTopic> => {
  const cases = Object.entries(topics).map(([name, topic]) => sql`when ${fixed(name)} then ${fixed(topic)}`);
  return sql<AuditTopic>`case ${entity} ${sql.join(cases, sql` `)} else 'accounts' end`;
};
