import type { BilledFrom } from '@prahari/contract/bill-months';
import type { PaymentMode } from '@prahari/contract/payments';
import type { TaxKind } from '@prahari/domain/bill-tax';
import type { RateBasis } from '@prahari/domain/rates';
import type { Shift } from '@prahari/domain/shifts';
import type { Generated } from 'kysely';
import type { JsonText } from '../json-rows.ts';

/** The company on the day on which a bill was made; missing facts are those of today. */
export interface BillingCompany {
  name?: string;
  address?: string;
  pan?: string;
}

/** A line of a credit note, in paise. */
export interface StoredLine {
  description: string;
  quantity: number;
  unit: string;
  ratePaise: number;
  amountPaise: number;
}

/** The answer of the portal for e-invoices; null until then. */
interface InvoiceRegistration {
  irn: string | null;
  /** The portal's time, India, as it writes it: `2026-11-30 10:00:00`. */
  irn_at: string | null;
  ack_number: string | null;
  signed_qr: string | null;
}

/** Taxes in paise; with the taxable value and the round off they are the amount. */
interface TaxSums {
  taxable_paise: number;
  cgst_paise: Generated<number>;
  sgst_paise: Generated<number>;
  igst_paise: Generated<number>;
  round_off_paise: Generated<number>;
  amount_paise: number;
}

/** Rates, bills, credit notes, payments and tax that clients kept back. */
export interface MoneyTables {
  rates: {
    id: string;
    client_id: string;
    post_id: string | null;
    shift: Shift | null;
    basis: RateBasis;
    hours: 8 | 12 | 24;
    amount_paise: number;
    from_day: string;
    holiday_percent: Generated<number>;
    /** The day on which it rises, by a percent or an amount; null for none. */
    rise_on: string | null;
    rise_percent: number | null;
    rise_paise: number | null;
    /** 1 while its price is on the public page of prices. */
    is_published: Generated<0 | 1>;
    created_at: string;
  };
  bills: {
    id: string;
    number: string;
    client_id: string;
    due_date: string;
    description: string;
    drive_link: string;
    paid_at: string | null;
    deleted_at: string | null;
    created_at: string;
    /** `single` for one with an amount of its own, `month` for the bill of a month, else a name. */
    kind: Generated<string>;
    month: string | null;
    based_on: BilledFrom | null;
    bill_date: string;
    /** `PR/26-27`. */
    series: string;
    tax: Generated<TaxKind>;
    /** The code of a State; empty when unknown. */
    place_of_supply: Generated<string>;
    own_gstin: Generated<string>;
    client_gstin: Generated<string>;
    client_address: Generated<string>;
    purchase_order: Generated<string>;
    company: Generated<JsonText<BillingCompany>>;
    /** Allocated to it by payments that are not voided. */
    settled_paise: Generated<number>;
    /** Taken off by credit notes. */
    credited_paise: Generated<number>;
    version: Generated<number>;
  } & TaxSums &
    InvoiceRegistration;
  bill_posts: { bill_id: string; post_id: string };
  /** The days of posts for which a bill has their fixed price. */
  billed_days: {
    bill_id: string;
    post_id: string;
    day: string;
    rate_id: string | null;
    /** 1; -1 for a day that an earlier bill counts and that is taken off. */
    counts: number;
  };
  bill_lines: {
    id: string;
    bill_id: string;
    /** From 0. */
    position: number;
    description: string;
    quantity: number;
    unit: string;
    rate_paise: number;
    amount_paise: number;
    post_id: string | null;
    guard_id: string | null;
    rate_id: string | null;
  };
  billed_duties: {
    bill_id: string;
    duty_id: string;
    line_id: string | null;
    /** Negative where too much was billed before. */
    counts: number;
  };
  credit_notes: {
    id: string;
    number: string;
    /** `CN/26-27`. */
    series: string;
    bill_id: string;
    day: string;
    reason: string;
    with_tax: 0 | 1;
    lines: JsonText<StoredLine[]>;
    created_by: string | null;
    created_at: string;
  } & TaxSums &
    InvoiceRegistration;
  payments: {
    id: string;
    client_id: string;
    day: string;
    mode: PaymentMode;
    reference: string;
    bank_paise: Generated<number>;
    tds_paise: Generated<number>;
    gst_tds_paise: Generated<number>;
    other_paise: Generated<number>;
    other_reason: Generated<string>;
    /** 1 for `mark-paid`, whose money the office has yet to explain. */
    unexplained: Generated<0 | 1>;
    created_by: string | null;
    created_at: string;
    voided_at: string | null;
    voided_by: string | null;
    void_reason: Generated<string>;
  };
  payment_allocations: { payment_id: string; bill_id: string; amount_paise: number };
  tds_certificates: {
    id: string;
    client_id: string;
    /** A financial year, `26-27`. */
    year: string;
    /** 1 is April to June. */
    quarter: number;
    number: string;
    amount_paise: number;
    created_by: string | null;
    created_at: string;
  };
  bill_reminders: { bill_id: string; kind: string; sent_at: string };
  debt_calls: {
    id: string;
    client_id: string;
    note: string;
    promised_on: string | null;
    promised_paise: number | null;
    by_user_id: string | null;
    at: string;
  };
  /** The last number of a series: `PR/26-27`, `CN/26-27`. */
  bill_counters: { series: string; last: number };
}
