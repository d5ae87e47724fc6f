import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import { formatRupees } from '@prahari/domain/format';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { Grid } from '../../../base/Grid/Grid.tsx';
import { QrCode } from '../../../base/QrCode/QrCode.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { billWords } from '../bill-words.ts';

/** Ways to pay what is owed: the bank account first, since a transfer has no limit; UPI within the company's. */
export function HowToPay({ document: { bank, upi, number, owed = 0 } }: { document: BillDocument }) {
  const t = useWords(billWords);
  if (owed <= 0) return <p className="font-semibold">{t('nothingOwed')}</p>;
  if (!bank && !upi) return null;
  return (
    <section aria-labelledby="how-to-pay" className="grid gap-4">
      <h2 id="how-to-pay" className="text-md">
        {t('howToPay')}
      </h2>
      <Grid columns={{ sm: 2 }} gap={6}>
        {bank && (
          <div className="grid content-start gap-2">
            <h3 className="text-muted text-xs">{t('byTransfer')}</h3>
            <DescriptionList
              items={[
                { term: t('account'), detail: bank.accountNumber },
                { term: 'IFSC', detail: bank.ifsc },
                ...(bank.accountName ? [{ term: t('name'), detail: bank.accountName }] : []),
                { term: t('reference'), detail: number },
              ]}
            />
          </div>
        )}
        {upi && (
          <div className="grid content-start gap-2">
            <h3 className="text-muted text-xs">{t('byUpi', { amount: formatRupees(upi.amount) })}</h3>
            <QrCode text={upi.link} label={t('upiCode', { amount: formatRupees(upi.amount) })} />
            <a href={upi.link} className="touch:py-3 underline underline-offset-4 print:hidden">
              {t('openUpi')}
            </a>
          </div>
        )}
      </Grid>
    </section>
  );
}
