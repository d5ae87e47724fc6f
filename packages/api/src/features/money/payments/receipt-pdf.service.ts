import { paymentNotFound, paymentVoided } from '@prahari/contract/payments';
import type { Payment } from '@prahari/contract/payments.schemas';
import { AppError } from '../../../AppError.ts';
import { isId } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { readCompany } from '../../company/company.service.ts';
import { readClientTax } from '../client-tax/client-tax.service.ts';
import { supplierOf } from '../documents/document-parts.ts';
import { makeReceiptPdf } from '../documents/pdf-pool.ts';
import { hasPayment } from './payments.queries.ts';
import { getPayment } from './payments.service.ts';

/** `receipt-2026-12-12-N3461234567.pdf` */
const fileName = ({ day, reference }: Payment): string =>
  `${['receipt', day, reference.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')].filter(Boolean).join('-')}.pdf`;

async function fileOf(db: Db, payment: Payment) {
  const company = await readCompany(db);
  const own = company.gstins.find(({ isDefault }) => isDefault) ?? company.gstins[0];
  const { client } = payment;
  const document = {
    supplier: supplierOf(company, { own_gstin: own?.gstin ?? '', kept: {} }),
    recipient: { name: client.name, address: (await readClientTax(db, client._id)).address },
    payment,
  };
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield await makeReceiptPdf(document);
  }
  return { name: fileName(payment), type: 'application/pdf', pieces: pieces() };
}

/** Returns the receipt of a payment as a PDF. @throws paymentNotFound, paymentVoided */
export async function receiptPdf(db: Db, id: string) {
  if (!isId(id)) throw new AppError(paymentNotFound);
  const payment = await getPayment(db, id);
  if (payment.status === 'voided') throw new AppError(paymentVoided);
  return fileOf(db, payment);
}

/** Returns the receipt of a user's own payment as a PDF. @throws paymentNotFound, also for a void one */
export async function ownReceiptPdf(db: Db, { id, userId }: { id: string; userId: string }) {
  if (!(isId(id) && (await hasPayment(db, { id, userId })))) throw new AppError(paymentNotFound);
  return fileOf(db, await getPayment(db, id));
}
