/**
 * A second bookkeeper: it reads nothing but the audit log and shares no code with the product. Amounts are
 * in paise.
 */

export interface LogEntry {
  action: string;
  entityId: string;
  /** Parsed. */
  detail: Record<string, unknown>;
}

export interface ClientBook {
  /** Of all bills that are not deleted. */
  owed: number;
  onAccount: number;
}

interface Bill {
  clientId: string;
  amount: number;
  credited: number;
  isDeleted: boolean;
}

interface Payment {
  clientId: string;
  total: number;
  isVoided: boolean;
  /** The bill of Mark as Paid. */
  markOf?: string;
  /** By bill, in the order of their entry. */
  allocations: Map<string, number>;
}

type Allocations = { billId: string; amountPaise: number }[];

const numberOf = (detail: Record<string, unknown>, name: string): number => Number(detail[name] ?? 0);

class Books {
  readonly bills = new Map<string, Bill>();
  /** The oldest first. */
  readonly payments = new Map<string, Payment>();

  private bill(id: string): Bill {
    const bill = this.bills.get(id);
    if (!bill) throw new Error(`the log tells of the bill ${id} before it was made`);
    return bill;
  }

  private payment(id: string): Payment {
    const payment = this.payments.get(id);
    if (!payment) throw new Error(`the log tells of the payment ${id} before it was made`);
    return payment;
  }

  settled(billId: string): number {
    let sum = 0;
    for (const { isVoided, allocations } of this.payments.values())
      if (!isVoided) sum += allocations.get(billId) ?? 0;
    return sum;
  }

  owed(billId: string): number {
    const { amount, credited } = this.bill(billId);
    return amount - credited - this.settled(billId);
  }

  free(payment: Payment): number {
    let used = 0;
    for (const [billId, paise] of payment.allocations) if (!this.bill(billId).isDeleted) used += paise;
    return payment.isVoided ? 0 : payment.total - used;
  }

  private addBill(id: string, detail: Record<string, unknown>, amount: number): void {
    this.bills.set(id, { clientId: String(detail.clientId), amount, credited: 0, isDeleted: false });
  }

  private allocate(payment: Payment, allocations: Allocations): void {
    for (const { billId, amountPaise } of allocations)
      payment.allocations.set(billId, (payment.allocations.get(billId) ?? 0) + amountPaise);
  }

  private release(paymentId: string, billId: string, amountPaise: number): void {
    const { allocations } = this.payment(paymentId);
    allocations.set(billId, (allocations.get(billId) ?? 0) - amountPaise);
  }

  /** What of a restored bill's payments went to other bills meanwhile is not its own any more. */
  private restore(billId: string): void {
    this.bill(billId).isDeleted = false;
    for (const payment of this.payments.values()) {
      const missing = -this.free(payment);
      const own = payment.allocations.get(billId) ?? 0;
      if (missing > 0 && own > 0) payment.allocations.set(billId, Math.max(0, own - missing));
    }
  }

  private readonly acts: Record<string, (entry: LogEntry) => void> = {
    generateBill: ({ entityId, detail }) => this.addBill(entityId, detail, numberOf(detail, 'amountPaise')),
    makeMonth: ({ entityId, detail }) => this.addBill(entityId, detail, numberOf(detail, 'total')),
    updateBill: ({ entityId, detail }) => {
      this.bill(entityId).amount = numberOf(detail.after as Record<string, unknown>, 'amountPaise');
    },
    deleteBill: ({ entityId }) => {
      this.bill(entityId).isDeleted = true;
    },
    restoreBill: ({ entityId }) => this.restore(entityId),
    markBillPaid: ({ entityId }) => {
      const total = this.owed(entityId);
      const { clientId } = this.bill(entityId);
      const allocations = new Map([[entityId, total]]);
      const id = `mark ${this.payments.size}`;
      this.payments.set(id, { clientId, total, isVoided: false, markOf: entityId, allocations });
    },
    markBillUnpaid: ({ entityId }) => {
      for (const payment of this.payments.values()) if (payment.markOf === entityId) payment.isVoided = true;
    },
    addPayment: ({ entityId, detail }) => {
      const total = ['bankPaise', 'tdsPaise', 'gstTdsPaise', 'otherPaise']
        .map((name) => numberOf(detail, name))
        .reduce((sum, paise) => sum + paise, 0);
      const clientId = String(detail.clientId);
      const payment: Payment = { clientId, total, isVoided: false, allocations: new Map() };
      this.payments.set(entityId, payment);
      this.allocate(payment, detail.allocations as Allocations);
    },
    allocatePayment: ({ entityId, detail }) =>
      this.allocate(this.payment(entityId), detail.allocations as Allocations),
    voidPayment: ({ entityId }) => {
      this.payment(entityId).isVoided = true;
    },
    addCreditNote: ({ entityId, detail }) => {
      this.bill(entityId).credited += numberOf(detail, 'total');
      for (const { paymentId, amountPaise } of detail.released as {
        paymentId: string;
        amountPaise: number;
      }[])
        this.release(paymentId, entityId, amountPaise);
    },
  };

  enter(entry: LogEntry): void {
    this.acts[entry.action]?.(entry);
  }
}

/** Computes the books of all clients from the entries of the audit log, in their order. */
export function booksFromLog(entries: readonly LogEntry[]): Map<string, ClientBook> {
  const books = new Books();
  for (const entry of entries) books.enter(entry);
  const clients = new Map<string, ClientBook>();
  const of = (clientId: string): ClientBook => {
    const book = clients.get(clientId) ?? { owed: 0, onAccount: 0 };
    clients.set(clientId, book);
    return book;
  };
  for (const [id, { clientId, isDeleted }] of books.bills)
    if (!isDeleted) of(clientId).owed += books.owed(id);
  for (const payment of books.payments.values()) of(payment.clientId).onAccount += books.free(payment);
  return clients;
}
