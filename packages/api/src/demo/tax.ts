import { gstinCheckDigit } from '@prahari/domain/gstin';
import { stateOfName } from '@prahari/domain/states';
import type { DemoClient } from './places.ts';

/** Homes, schools and traders' yards, which have no GSTIN. */
const UNREGISTERED = /Association|RWA|School|Living|Society|Yard/;

/** Returns an invented GSTIN with a check digit that fits. */
function gstinFor({ name, state }: DemoClient, index: number): string {
  const first = `${stateOfName(state)?.code}AAC${'CF'.charAt(index % 2)}${name.charAt(0)}${4800 + index}K1Z`;
  return `${first}${gstinCheckDigit(first)}`;
}

/** Without a GSTIN, and deducts TDS all the same. */
const LARGE_ASSOCIATION = /Association/;

/** Returns the tax facts of a client: companies deduct TDS and have 30 days, others pay within 15. */
export function taxOf(client: DemoClient, index: number) {
  const isRegistered = !UNREGISTERED.test(client.name);
  return {
    gstin: isRegistered ? gstinFor(client, index) : '',
    billing_address: `Accounts, ${client.street}\n${client.city}, ${client.state} ${client.zipCode}`,
    tds_percent: isRegistered || LARGE_ASSOCIATION.test(client.name) ? 2 : 0,
    credit_days: isRegistered ? 30 : 15,
    silence_days: index % 3 === 0 ? 0 : 5,
    // The addresses of the demo belong to nobody.
    reminders: 0 as const,
  };
}
