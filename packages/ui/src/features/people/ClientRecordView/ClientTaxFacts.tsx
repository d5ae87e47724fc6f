import type { ClientTax } from '@prahari/contract/clients.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { RecordSection } from '../RecordSection.tsx';
import { clientRecordViewWords, type SayClientRecordView } from './client-record-view-words.ts';

const kindsOf = ({ isComposition, isTdsOnlyGovernment, isSez }: ClientTax, t: SayClientRecordView): string =>
  [
    isComposition && t('compositionDealer'),
    isTdsOnlyGovernment && t('governmentOnlyToDeduct'),
    isSez && t('sezUnit'),
  ]
    .filter(Boolean)
    .join(', ');

const countDays = (count: number, t: SayClientRecordView): string => t('daysCount', { count });

/** The rows of what is known; an empty text has none. */
function factsOf(tax: ClientTax, t: SayClientRecordView) {
  const all: readonly [term: string, detail: string][] = [
    ['GSTIN', tax.gstin],
    [t('state'), tax.state ? `${tax.state.name} (${tax.state.code})` : t('notKnown')],
    [t('addressForBills'), tax.address],
    [t('kindOfClient'), kindsOf(tax, t)],
    [t('tds'), `${tax.tdsPercent} %`],
    [t('gstTds'), tax.gstTdsPercent ? `${tax.gstTdsPercent} %` : ''],
    [t('purchaseOrder'), tax.purchaseOrder],
    [t('credit'), countDays(tax.creditDays, t)],
    [
      t('silenceAgrees'),
      tax.silenceDays ? t('afterDays', { days: countDays(tax.silenceDays, t) }) : t('never'),
    ],
    [t('guardsCards'), tax.isNamedOnCards ? t('nameThisClient') : ''],
    [t('reminders'), tax.reminders === false ? t('off') : ''],
  ];
  return all.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}

/** Facts about a client that its bills need. */
export const ClientTaxFacts = ({ tax, onEdit }: { tax: ClientTax; onEdit: () => void }) => {
  const t = useWords(clientRecordViewWords);
  return (
    <RecordSection
      title={t('taxAndBilling')}
      action={
        <Button size="small" variant="plain" className="touch:min-h-target" onPress={onEdit}>
          {t('changeTaxAndBilling')}
        </Button>
      }
    >
      <DescriptionList className="mt-1.5 whitespace-pre-line" items={factsOf(tax, t)} />
    </RecordSection>
  );
};
