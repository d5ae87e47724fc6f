import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import { formatRupees } from '@prahari/domain/format';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { Grid } from '../../../base/Grid/Grid.tsx';
import { QrCode } from '../../../base/QrCode/QrCode.tsx';

/** Ways to pay what is owed: the bank account first, since a transfer has no limit; UPI within the company's. */
export function HowToPay({ document: { bank, upi, number, owed = 0 } }: { document: BillDocument }) {
  if (owed <= 0) return <p className="font-semibold">Nothing is owed on this bill any more.</p>;
  if (!bank && !upi) return null;
  return (
    <section aria-labelledby="how-to-pay" className="grid gap-4">
      <h2 id="how-to-pay" className="text-md">
        How to pay
      </h2>
      <Grid columns={{ sm: 2 }} gap={6}>
        {bank && (
          <div className="grid content-start gap-2">
            <h3 className="text-muted text-xs">By NEFT, RTGS or IMPS</h3>
            <DescriptionList
              items={[
                { term: 'Account', detail: bank.accountNumber },
                { term: 'IFSC', detail: bank.ifsc },
                ...(bank.accountName ? [{ term: 'Name', detail: bank.accountName }] : []),
                { term: 'Reference', detail: number },
              ]}
            />
          </div>
        )}
        {upi && (
          <div className="grid content-start gap-2">
            <h3 className="text-muted text-xs">{`By UPI: scan to pay ${formatRupees(upi.amount)}`}</h3>
            <QrCode text={upi.link} label={`UPI code for ${formatRupees(upi.amount)}`} />
            <a href={upi.link} className="touch:py-3 underline underline-offset-4 print:hidden">
              Open a UPI app on this phone
            </a>
          </div>
        )}
      </Grid>
    </section>
  );
}
