import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, trackedFiles } from './source-files.ts';

/** What a database that speaks PostgreSQL's protocol lacks, or does in another way (docs/scale.md). */
interface Gap {
  feature: string;
  /** In source without comments: SQL text or a method of Kysely. */
  pattern: RegExp;
  lacking: readonly ('CockroachDB' | 'YugabyteDB' | 'Citus')[];
  /** Files that use it all the same; docs/scale.md says what they need on such an engine. */
  except?: RegExp;
  /** Shows that the pattern finds what it is for. */
  sample: string;
}

const gaps: readonly Gap[] = [
  {
    feature: 'LISTEN and NOTIFY',
    pattern: /\blisten\s+"?\w+"?\s*[;`']|\bnotify\s+\w+|pg_notify/i,
    lacking: ['CockroachDB', 'YugabyteDB'],
    sample: 'sql`listen outbox`',
  },
  {
    feature: 'advisory locks',
    pattern: /pg_(?:try_)?advisory/i,
    // CockroachDB accepts the functions and locks nothing.
    lacking: ['CockroachDB', 'YugabyteDB'],
    sample: 'select pg_advisory_xact_lock(1)',
  },
  {
    feature: 'exclusion constraints and range types',
    pattern: /\bexclude\s+using\b|\b(?:date|ts|tstz|int4|int8|num)(?:multi)?range\b/i,
    lacking: ['CockroachDB', 'YugabyteDB', 'Citus'],
    sample: "exclude using gist (guard_id with =, daterange(start_date, end_date, '[]') with &&)",
  },
  {
    feature: 'deferred constraints',
    pattern: /\bdeferrable\b|\binitially deferred\b|\bset constraints\b/i,
    lacking: ['CockroachDB', 'YugabyteDB', 'Citus'],
    sample: ".addUniqueConstraint('u', ['a'], (c) => c.deferrable())",
  },
  {
    feature: 'triggers and rules of PostgreSQL',
    // SQLite's own begin with `begin`, PostgreSQL's with `execute function`.
    except: /(?:0005-list-tables|0008-people|0009-posts|list-schema)\.ts$/,
    pattern: /\bexecute\s+(?:function|procedure)\b|\bcreate\s+(?:or replace\s+)?rule\b/i,
    lacking: ['CockroachDB', 'Citus'],
    sample: 'create trigger t after insert on guards for each row execute function f()',
  },
  {
    feature: 'GiST, SP-GiST, BRIN and hash indexes',
    pattern: /\busing\s+(?:gist|spgist|brin|hash)\b|\.using\(\s*['"](?:gist|spgist|brin|hash)/i,
    lacking: ['CockroachDB', 'YugabyteDB'],
    sample: "createIndex('i').on('guards').using('gist')",
  },
  {
    feature: 'physical row addresses',
    pattern: /\b(?:ctid|xmin|xmax|tableoid)\b/i,
    lacking: ['CockroachDB', 'YugabyteDB', 'Citus'],
    sample: 'delete from outbox where ctid = $1',
  },
  {
    feature: 'locks of whole tables',
    pattern: /\block\s+table\b/i,
    lacking: ['CockroachDB', 'YugabyteDB', 'Citus'],
    sample: 'lock table bills in exclusive mode',
  },
  {
    feature: 'temporary tables and settings that a session keeps',
    pattern: /\btemporary\(\)|\bcreate\s+temp(?:orary)?\b|`\s*set\s+(?!local\b)\w+\s*=/i,
    // PgBouncer in transaction mode does not keep them either.
    lacking: ['CockroachDB'],
    sample: "schema.createTable('t').temporary()",
  },
  {
    feature: 'serial columns',
    // All writers wait for the one sequence; ids are UUIDs instead.
    except: /(?:0005-list-tables|0008-people|0009-posts|list-schema)\.ts$/,
    pattern:
      /['"`\s](?:small|big)?serial\b|\bgenerated\s+(?:always|by default)\s+as\s+identity\b|IdentityColumn|\bnextval\(/i,
    lacking: ['CockroachDB'],
    sample: "addColumn('id', 'bigserial')",
  },
  {
    feature: 'inheritance, domains and large objects',
    pattern: /\binherits\s*\(|\bcreate\s+domain\b|\blo_(?:import|export|create)\b/i,
    lacking: ['CockroachDB', 'YugabyteDB', 'Citus'],
    sample: 'create table a () inherits (b)',
  },
  {
    feature: 'two-phase commit',
    pattern: /\bprepare\s+transaction\b/i,
    lacking: ['CockroachDB', 'YugabyteDB'],
    sample: "prepare transaction 'a'",
  },
  {
    feature: 'concurrent index builds within a migration',
    // It runs outside of a transaction only, and migrations run in one.
    pattern: /\bindex\s+concurrently\b|\.concurrently\(/i,
    lacking: ['CockroachDB', 'YugabyteDB', 'Citus'],
    sample: 'create index concurrently i on bills (id)',
  },
  {
    feature: 'uniqueness that treats nulls as equal',
    pattern: /nulls\s+not\s+distinct|nullsNotDistinct/i,
    lacking: ['CockroachDB', 'YugabyteDB'],
    sample: '.nullsNotDistinct()',
  },
  {
    feature: 'generated columns',
    pattern: /\bgenerated\s+always\s+as\s*\(|generatedAlwaysAs\(/i,
    lacking: ['YugabyteDB'],
    sample: "addColumn('n', 'text', (c) => c.generatedAlwaysAs(sql`lower(name)`).stored())",
  },
];

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');

/** Everything that sends SQL to the database. Backup and restore run PostgreSQL's own tools, on PostgreSQL only. */
const files = trackedFiles(['packages/api/src', 'scripts/bench']).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|\/(?:testing|fuzz|backup)\//.test(file),
);

test.each(gaps)('$feature, which $lacking lack, are not used', ({ pattern, except }) => {
  const searched = files.filter((file) => !except?.test(file));
  const using = searched.filter((file) =>
    pattern.test(withoutComments(readFileSync(join(root, file), 'utf8'))),
  );
  expect(using).toEqual([]);
});

test.each(gaps)('the search for $feature finds an example', ({ pattern, sample }) => {
  expect(sample).toMatch(pattern);
});

test('queries and migrations are among the files that are searched', () => {
  expect(files.filter((file) => file.endsWith('.queries.ts')).length).toBeGreaterThan(10);
  expect(files.filter((file) => file.includes('/migrations/')).length).toBeGreaterThan(3);
});
