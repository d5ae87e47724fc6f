import { type Register, registers } from '@prahari/contract/registers';
import * as contract from '@prahari/contract/registers.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { DownloadFile } from '../../../http/download-file.ts';
import { data, serve } from '../../../http/serve.ts';
import { exportRegister, registerDocument } from './registers.service.ts';

const definitions = {
  'psara-guards': contract.exportPsaraGuards,
  'psara-clients': contract.exportPsaraClients,
  'duty-roster': contract.exportDutyRoster,
  attendance: contract.exportAttendance,
  muster: contract.exportMusterRoll,
  'wage-input': contract.exportWageInput,
} satisfies Record<Register, unknown>;

export function registerRoutes(app: App, db: Db): void {
  serve(app, contract.getRegisterDocument, async ({ caller, query }) =>
    data(await registerDocument(db, caller.id, query)),
  );
  for (const register of registers)
    serve(
      app,
      definitions[register],
      async ({ caller, query }) =>
        new DownloadFile(await exportRegister(db, caller.id, { register, ...query })),
    );
}
