import type { ClientTax } from '@prahari/contract/clients.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { RecordSection } from '../RecordSection.tsx';

const kindsOf = ({ isComposition, isTdsOnlyGovernment, isSez }: ClientTax): string =>
  [
    isComposition && 'Composition dealer',
    isTdsOnlyGovernment && 'Government, only to deduct TDS',
    isSez && 'SEZ unit',
  ]
    .filter(Boolean)
    .join(', ');

const countDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** The rows of what is known; an empty text has none. */
function factsOf(tax: ClientTax) {
  const all = {
    GSTIN: tax.gstin,
    State: tax.state ? `${tax.state.name} (${tax.state.code})` : 'Not known',
    'Address for bills': tax.address,
    'Kind of client': kindsOf(tax),
    TDS: `${tax.tdsPercent} %`,
    'GST-TDS': tax.gstTdsPercent ? `${tax.gstTdsPercent} %` : '',
    'Purchase order': tax.purchaseOrder,
    Credit: countDays(tax.creditDays),
    'Silence agrees': tax.silenceDays ? `after ${countDays(tax.silenceDays)}` : 'never',
    'Guards’ cards': tax.isNamedOnCards ? 'name this client' : '',
    Reminders: tax.reminders === false ? 'off' : '',
  };
  return Object.entries(all).flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}

/** Facts about a client that its bills need. */
export const ClientTaxFacts = ({ tax, onEdit }: { tax: ClientTax; onEdit: () => void }) => (
  <RecordSection
    title="Tax and billing"
    action={
      <Button size="small" variant="plain" className="touch:min-h-target" onPress={onEdit}>
        Change tax and billing
      </Button>
    }
  >
    <DescriptionList className="mt-1.5 whitespace-pre-line" items={factsOf(tax)} />
  </RecordSection>
);
