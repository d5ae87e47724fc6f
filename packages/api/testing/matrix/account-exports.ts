import { billingFacts } from '../tax-bills.ts';
import { type AccessRule, type MatrixContext, office, officeAt } from './rule.ts';

const withGstin =
  (path: string) =>
  async ({ api, company }: MatrixContext): Promise<string> => {
    await api.put('/admin/company', { gstins: billingFacts.gstins, pan: billingFacts.pan }, company.admin);
    return path;
  };

const register = (name: string) => officeAt(async () => `/admin/registers/${name}?month=2026-11`);

export const accountExportRules: Record<string, AccessRule> = {
  exportTally: officeAt(async () => '/admin/exports/tally?from=2026-04-01&to=2027-03-31'),
  exportGstr1: officeAt(withGstin('/admin/exports/gstr1?month=2026-11')),
  exportEInvoices: officeAt(withGstin('/admin/exports/e-invoice?month=2026-11')),
  exportPsaraGuards: register('psara-guards'),
  exportPsaraClients: register('psara-clients'),
  exportDutyRoster: register('duty-roster'),
  exportAttendance: register('attendance'),
  exportMusterRoll: register('muster'),
  exportWageInput: register('wage-input'),
  getRegisterDocument: officeAt(async () => '/admin/register-document?register=muster&month=2026-11'),
  registerEInvoices: office(async () => ({
    answers: [
      {
        No: 'PR/26-27/999999',
        Irn: '0'.repeat(64),
        AckNo: '112010036563310',
        AckDt: '2026-11-30 10:00:00',
        SignedQRCode: 'a.b.c',
      },
    ],
  })),
};
