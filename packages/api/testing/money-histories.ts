import type { AgeingRow } from '@prahari/contract/debts.schemas';
import { today } from '@prahari/domain/days';
import { expect } from 'vitest';
import type { Random } from '../src/demo/random.ts';
import type { Reply, TestApi } from './api.ts';
import { type Company, daysFromToday, UNKNOWN_ID } from './company.ts';
import { moneyCalls } from './money.ts';
import { rowsOf } from './rows.ts';

const STEPS = 10;
const TAXES = ['none', 'intra', 'inter', 'reverse'] as const;
/** Refused, as a rule says. Anything else is a mistake of the server. */
const EXPECTED = [200, 201, 400, 404, 409];

const paise = (rupees: number): number => Math.round(rupees * 100);
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** The money of one client, whose office does anything in any order. */
class MoneyHistory {
  private readonly api: TestApi;
  private readonly random: Random;
  private readonly money: ReturnType<typeof moneyCalls>;
  private readonly clientId: string;
  private readonly undoable: string[] = [];

  constructor(context: { api: TestApi; company: Company }, clientId: string, random: Random) {
    this.api = context.api;
    this.money = moneyCalls(context);
    this.clientId = clientId;
    this.random = random;
  }

  private readonly bills = () => rowsOf(this.api.db, 'bills', { client_id: this.clientId });
  private readonly payments = () => rowsOf(this.api.db, 'payments', { client_id: this.clientId });

  private pickId(rows: readonly { id: string }[]): string {
    return rows.length === 0 ? UNKNOWN_ID : this.random.pick(rows).id;
  }

  /** Returns an amount in rupees around a sum in paise: nothing, a part, all of it, or more. */
  private around(of: number): number {
    const some = this.random.pick([of, of, Math.ceil(of / 2), Math.ceil(of / 3), of + 1, 1]);
    return Math.max(1, some) / 100;
  }

  private async pay(): Promise<Reply> {
    const open = (await this.bills()).filter((bill) => bill.paid_at === null && bill.deleted_at === null);
    const chosen = open.filter(() => this.random.chance(0.6));
    const allocations = chosen.map(({ id, amount_paise, settled_paise, credited_paise }) => ({
      billId: id,
      amount: this.around(amount_paise - settled_paise - credited_paise),
    }));
    const total = sum(allocations.map(({ amount }) => paise(amount)));
    const tds = this.random.chance(0.4) ? Math.floor(total / 50) : 0;
    const extra = this.random.pick([0, 0, 12_345, -1]);
    return this.money.pay(this.clientId, {
      day: daysFromToday(-this.random.between(0, 400)),
      bankAmount: Math.max(1, total - tds + extra) / 100,
      tds: tds / 100,
      allocations,
    });
  }

  private readonly acts: (() => Promise<Reply>)[] = [
    async () => {
      const made = await this.money.taxedBill(
        this.clientId,
        this.random.between(100, 9_999_999),
        this.random.pick(TAXES),
        { dueDate: daysFromToday(this.random.between(-130, 40)) },
      );
      return { status: 201, headers: new Headers(), body: { data: made } };
    },
    () => this.pay(),
    () => this.pay(),
    async () => this.money.voidPayment(this.pickId(await this.payments())),
    async () => {
      const bills = await this.bills();
      const [bill] = bills.length === 0 ? [] : [this.random.pick(bills)];
      const amount = this.around(bill?.taxable_paise ?? 1);
      return this.money.credit(bill?.id ?? UNKNOWN_ID, { amount, withTax: this.random.chance(0.8) });
    },
    async () => this.money.post('bills/mark-paid', { billId: this.pickId(await this.bills()) }),
    async () => this.money.post('bills/mark-unpaid', { billId: this.pickId(await this.bills()) }),
    async () => this.money.post('bills/delete', { billId: this.pickId(await this.bills()) }),
    async () => this.money.post('bills/restore', { billId: this.pickId(await this.bills()) }),
    async () => {
      const [paymentId, billId] = [this.pickId(await this.payments()), this.pickId(await this.bills())];
      return this.money.allocate(paymentId, billId, this.around(this.random.between(1, 100_000)));
    },
    async () => {
      const [made] = (await this.payments()).filter((one) => one.unexplained === 1);
      const total = made?.bank_paise ?? 100;
      const tds = Math.floor(total / 50);
      const parts = { mode: 'rtgs', bankAmount: (total - tds) / 100, tds: tds / 100 };
      return this.money.post('payments/explain', { paymentId: made?.id ?? UNKNOWN_ID, ...parts });
    },
    () => this.money.post('undo', { entryIds: this.undoable.splice(-1) }),
  ];

  async run(): Promise<void> {
    for (let step = 0; step < STEPS; step += 1) {
      const act = step < 2 ? this.acts[0] : this.random.pick(this.acts);
      const reply = await act?.();
      expect(EXPECTED, JSON.stringify(reply?.body)).toContain(reply?.status);
      if (reply?.body.undo) this.undoable.push(reply.body.undo.entryId);
    }
  }

  /** Compares what the office is shown with plain sums over rows. */
  async check(ageing: AgeingRow | undefined): Promise<void> {
    const bills = await this.bills();
    const shown = bills.filter((bill) => bill.deleted_at === null);
    const payments = (await this.payments()).filter((one) => one.voided_at === null);
    const settledOf = (one: (typeof payments)[number]) =>
      one.bank_paise + one.tds_paise + one.gst_tds_paise + one.other_paise;
    const owedOf = (bill: (typeof bills)[number]) =>
      bill.amount_paise - bill.settled_paise - bill.credited_paise;
    let allocated = 0;
    for (const bill of bills) {
      const rows = await rowsOf(this.api.db, 'payment_allocations', { bill_id: bill.id });
      const counted = rows.filter((row) => payments.some(({ id }) => id === row.payment_id));
      const notes = await rowsOf(this.api.db, 'credit_notes', { bill_id: bill.id });
      expect(bill.settled_paise).toBe(sum(counted.map((row) => row.amount_paise)));
      expect(bill.credited_paise).toBe(sum(notes.map((note) => note.amount_paise)));
      expect(bill.settled_paise + owedOf(bill) + bill.credited_paise).toBe(bill.amount_paise);
      expect(bill.paid_at !== null).toBe(owedOf(bill) === 0);
      if (bill.deleted_at === null) allocated += bill.settled_paise;
    }
    const owed = sum(shown.map(owedOf));
    const onAccount = sum(payments.map(settledOf)) - allocated;
    const { notDue = 0, d30 = 0, d60 = 0, d90 = 0, older = 0 } = ageing ?? {};
    expect(sum([notDue, d30, d60, d90, older].map(paise))).toBe(owed);
    expect([paise(ageing?.owed ?? 0), paise(ageing?.onAccount ?? 0)]).toEqual([owed, onAccount]);
    const dues = await this.money.dues(this.clientId);
    expect([paise(dues.owed), sum(dues.bills.map((bill) => paise(bill.owed)))]).toEqual([owed, owed]);
    const listed = await this.money.payments(this.clientId);
    expect(sum(listed.map((one) => paise(one.onAccount)))).toBe(onAccount);
    const period = `from=${daysFromToday(-10)}&to=${today()}`;
    const statement = await this.money.data(`statement?clientId=${this.clientId}&${period}`);
    const billed = sum(shown.map((bill) => bill.amount_paise - bill.credited_paise));
    expect(paise(statement.closing)).toBe(billed - sum(payments.map(settledOf)));
    expect(paise(statement.closing)).toBe(owed - onAccount);
  }
}

/** Lets the office do anything with the money of clients, and compares every figure with plain sums. */
export async function runMoneyHistories(
  context: { api: TestApi; company: Company },
  { histories, random }: { histories: number; random: Random },
): Promise<void> {
  const all: { clientId: string; history: MoneyHistory }[] = [];
  for (let index = 0; index < histories; index += 1) {
    const { clientId } = await context.company.addClient();
    const history = new MoneyHistory(context, clientId, random);
    await history.run();
    all.push({ clientId, history });
  }
  const { rows, total } = await moneyCalls(context).data('ageing');
  for (const { clientId, history } of all)
    await history.check((rows as AgeingRow[]).find(({ client }) => client._id === clientId));
  for (const name of ['notDue', 'd30', 'd60', 'd90', 'older', 'onAccount', 'owed'] as const)
    expect(paise(total[name])).toBe(sum((rows as AgeingRow[]).map((row) => paise(row[name]))));
}
