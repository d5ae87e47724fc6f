export const paymentModes = ['upi', 'neft', 'rtgs', 'imps', 'cheque', 'cash', 'other'] as const;
export type PaymentMode = (typeof paymentModes)[number];
