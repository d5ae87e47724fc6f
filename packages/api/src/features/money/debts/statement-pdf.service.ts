import type { PeriodQuery, Statement, StatementQuery } from '@prahari/contract/debts.schemas';
import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { readClientTax } from '../client-tax/client-tax.service.ts';
import { supplierOf } from '../documents/document-parts.ts';
import { makeStatementPdf } from '../documents/pdf-pool.ts';
import { readOwnStatement, readStatement } from './statement.service.ts';

async function fileOf(db: Db, statement: Statement) {
  const company = await readCompany(db);
  const own = company.gstins.find(({ isDefault }) => isDefault) ?? company.gstins[0];
  const document = {
    supplier: supplierOf(company, { own_gstin: own?.gstin ?? '', kept: {} }),
    recipient: {
      name: statement.client?.name ?? '',
      address: statement.client ? (await readClientTax(db, statement.client._id)).address : '',
    },
    bank: company.bank,
    statement,
  };
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield await makeStatementPdf(document);
  }
  return {
    name: `statement-${statement.from}-${statement.to}.pdf`,
    type: 'application/pdf',
    pieces: pieces(),
  };
}

/** Returns the account of a client as a PDF. @throws clientNotFound */
export const statementPdf = async (db: Db, query: StatementQuery) =>
  fileOf(db, await readStatement(db, query));

/** Returns the account of a user as a PDF, which is empty before a request was approved. */
export const ownStatementPdf = async (db: Db, userId: string, period: PeriodQuery) =>
  fileOf(db, await readOwnStatement(db, userId, period));
