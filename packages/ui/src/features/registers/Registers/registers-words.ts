import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of Registers. */
export const registersWords = defineOfficeWords('registers', {
  allClientsWhenEmpty: 'All clients when empty',
  asRegister: ({ register, label }: { register: string; label: string }) => `${register} as ${label}`,
  client: 'Client',
  csv: 'CSV',
  excel: 'Excel',
  month: 'Month',
  pdf: 'PDF',
  print: 'Print',
  printRegister: ({ register }: { register: string }) => `Print ${register}`,
});

export type SayRegisters = Translate<typeof registersWords>;
