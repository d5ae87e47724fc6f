import * as debts from '@prahari/contract/debts';
import * as payments from '@prahari/contract/payments';
import * as paperPack from '@prahari/contract/registers';
import {
  ageing,
  challans,
  debtsToCall,
  hospitalDues,
  hospitalStatement,
  markedPaid,
  moneyMonths,
  received,
  tdsLedger,
  voided,
} from '../../../src/features/money/money.samples.ts';
import { dataReply, list, reply } from '../reply.ts';

export const moneyHandlers = [
  reply(debts.getAgeing, () => dataReply(ageing)),
  reply(paperPack.listChallans, () => dataReply(challans)),
  reply(debts.getStatement, () => dataReply(hospitalStatement)),
  reply(debts.getOwnStatement, () => dataReply(hospitalStatement)),
  reply(debts.getTds, () => dataReply(tdsLedger)),
  reply(debts.listDebtsToCall, () => dataReply(debtsToCall)),
  reply(debts.getMoneyMonths, () => dataReply(moneyMonths)),
  list(payments.listPayments, [markedPaid, received, voided], ({ status }, wanted) => status === wanted),
  reply(payments.getClientDues, () => dataReply(hospitalDues)),
  reply(payments.addPayment, () => dataReply(received)),
];
