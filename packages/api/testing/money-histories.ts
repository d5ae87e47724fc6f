import type { AgeingRow } from '@prahari/contract/debts.schemas';
import { today } from '@prahari/domain/days';
import { rateBases } from '@prahari/domain/rates';
import { expect } from 'vitest';
import type { Random } from '../src/demo/random.ts';
import type { Reply, TestApi } from './api.ts';
import { billing, dayOfLastMonth, lastMonth } from './billing.ts';
import { type Company, daysFromToday, UNKNOWN_ID } from './company.ts';
import { moneyCalls } from './money.ts';
import { rowsOf, setRows } from './rows.ts';

/** Debts are counted on this day too. */
const EARLIER = daysFromToday(-5);
const STEPS = 14;
/** A bill, a rate and a month come first, so that the rest finds something. */
const FIRST = [0, 1, 2];
const STATES = ['Delhi', 'Maharashtra', 'Karnataka'];
/** The company's registrations in Delhi and Maharashtra. */
const ownGstins = ['07AAPFU0939F1ZX', '27AAPFU0939F1ZV'];
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
  private readonly postIds: readonly string[];
  private readonly undoable: string[] = [];

  constructor(
    context: { api: TestApi; company: Company },
    { clientId, postIds }: { clientId: string; postIds: readonly string[] },
    random: Random,
  ) {
    this.api = context.api;
    this.money = moneyCalls(context);
    this.clientId = clientId;
    this.postIds = postIds;
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

  /** Enters a price of any basis, of the client or of a post, also from within the month. */
  private addRate(): Promise<Reply> {
    return this.money.post('rates', {
      clientId: this.clientId,
      ...(this.random.chance(0.5) && { postId: this.random.pick(this.postIds) }),
      basis: this.random.pick([...rateBases, 'fixed', 'fixed', 'fixed']),
      hours: 12,
      amount: this.random.between(500, 40_000) + this.random.pick([0, 0.33, 0.5]),
      from: this.random.pick(['2020-01-01', dayOfLastMonth(1), dayOfLastMonth(this.random.between(2, 20))]),
    });
  }

  private makeMonth(): Promise<Reply> {
    return this.money.post('bills/make-month', {
      month: lastMonth,
      clientIds: [this.clientId],
      basedOn: 'planned',
      kind: this.random.pick(['month', 'month', 'month', 'supplementary-1', 'supplementary-2']),
      ...(this.random.chance(0.2) && { gstin: this.random.pick(ownGstins) }),
    });
  }

  /** Corrects the State of a post, so that another GSTIN of the company would bill it, and bills again. */
  private async moveAndMake(): Promise<Reply> {
    const id = this.random.pick(this.postIds);
    await setRows(this.api.db, 'posts', { id }, { state: this.random.pick(STATES) });
    return this.makeMonth();
  }

  /** Changes a bill, with the version that it has or another one. */
  private async editBill(): Promise<Reply> {
    const bills = await this.bills();
    const [bill] = bills.length === 0 ? [] : [this.random.pick(bills)];
    const id = bill?.id ?? UNKNOWN_ID;
    const version = (bill?.version ?? 1) + (this.random.chance(0.1) ? 1 : 0);
    if (this.random.chance(0.5))
      return this.money.put(`bills/${id}`, { version, dueDate: daysFromToday(this.random.between(-90, 60)) });
    const rows = bill ? await rowsOf(this.api.db, 'bill_lines', { bill_id: id }) : [];
    const lines = rows
      .filter((_, index) => index === 0 || this.random.chance(0.7))
      .map((line) => ({
        id: line.id,
        description: line.description,
        quantity: line.quantity,
        unit: line.unit,
        rate: line.rate_paise / 100,
        amount: this.around(line.amount_paise),
      }));
    return this.money.put(`bills/${id}`, { version, lines });
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
    () => this.addRate(),
    () => this.makeMonth(),
    () => this.makeMonth(),
    () => this.moveAndMake(),
    () => this.moveAndMake(),
    () => this.editBill(),
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
      const first = FIRST[step];
      const act = first === undefined ? this.random.pick(this.acts) : this.acts[first];
      const reply = await act?.();
      expect(EXPECTED, JSON.stringify(reply?.body)).toContain(reply?.status);
      if (reply?.body.undo) this.undoable.push(reply.body.undo.entryId);
    }
  }

  /** Returns how much of a post's fixed price of the month live bills of its kind have: all of it at most. */
  private async checkFixedPrices(bills: readonly { id: string; kind: string }[]): Promise<void> {
    const billed = new Map<string, number>();
    for (const { id } of bills.filter(({ kind }) => kind === 'month'))
      for (const line of await rowsOf(this.api.db, 'bill_lines', { bill_id: id }))
        if (line.unit === 'months' && line.post_id)
          billed.set(line.post_id, (billed.get(line.post_id) ?? 0) + line.quantity);
    // Parts of a month are rounded to two decimals each.
    for (const months of billed.values()) expect(months).toBeLessThan(1.05);
  }

  /** Compares what the office is shown with plain sums over rows. */
  async check(ageing: AgeingRow | undefined, earlier: AgeingRow | undefined): Promise<void> {
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
    await this.checkFixedPrices(shown);
    const before = await this.money.data(
      `statement?clientId=${this.clientId}&from=${daysFromToday(-500)}&to=${EARLIER}`,
    );
    expect(paise(before.closing)).toBe(paise(earlier?.owed ?? 0) - paise(earlier?.onAccount ?? 0));
  }
}

/** Lets the office do anything with the money of clients, and compares every figure with plain sums. */
export async function runMoneyHistories(
  context: { api: TestApi; company: Company },
  { histories, random }: { histories: number; random: Random },
): Promise<void> {
  const all: { clientId: string; history: MoneyHistory }[] = [];
  const [gstin, second] = ownGstins;
  await moneyCalls(context).put('company', { gstins: [{ gstin, isDefault: true }, { gstin: second }] });
  const { client } = billing(context);
  for (let index = 0; index < histories; index += 1) {
    const one = await client([[1, random.between(1, 12)]], { amount: 0 });
    const { postId } = await one.post('night', random.chance(0.5) ? [[random.between(1, 9), 12]] : []);
    const { clientId } = one;
    const history = new MoneyHistory(context, { clientId, postIds: [one.postId, postId] }, random);
    await history.run();
    all.push({ clientId, history });
  }
  const { rows, total } = await moneyCalls(context).data('ageing');
  const earlier = await moneyCalls(context).data(`ageing?day=${EARLIER}`);
  const rowOf = (of: AgeingRow[], clientId: string) => of.find((row) => row.client._id === clientId);
  for (const { clientId, history } of all)
    await history.check(rowOf(rows, clientId), rowOf(earlier.rows, clientId));
  for (const name of ['notDue', 'd30', 'd60', 'd90', 'older', 'onAccount', 'owed'] as const)
    expect(paise(total[name])).toBe(sum((rows as AgeingRow[]).map((row) => paise(row[name]))));
}
