import { useStore } from '@nanostores/react';
import { currentDay } from '@prahari/contract/clock';
import { addDays } from '@prahari/domain/days';
import { useEffect } from 'react';
import { useWords } from '../../../base/words/useWords.ts';
import { Registers } from '../../../features/registers/Registers/Registers.tsx';
import { allClients } from '../../../stores/clients/clients.ts';
import { $making, saveRegister } from '../../../stores/registers/registers.ts';
import { clientOption } from '../clients/client-option.ts';
import { comboBoxProps } from '../lists/combo-box-props.ts';
import { listsWords } from '../lists/lists-words.ts';
import { recordsTabWords } from './records-tab-words.ts';

const MONTHS = 25;

/** The last months, the one before this first: registers are written once it is over. */
function monthsOfRegisters(): string[] {
  const months: string[] = [];
  for (let day = currentDay(); months.length < MONTHS; day = addDays(`${day.slice(0, 7)}-01`, -1))
    months.push(day.slice(0, 7));
  const [current = '', last = '', ...earlier] = months;
  return [last, current, ...earlier];
}

/** Registers of PSARA, contract labour and wages, in the Records dialog. */
export function RegistersTab() {
  const t = useWords(recordsTabWords);
  const sayLists = useWords(listsWords);
  const choices = useStore(allClients.$choices, { ssr: 'initial' });
  const making = useStore($making, { ssr: 'initial' });
  useEffect(() => void allClients.search(), []);
  return (
    <Registers
      months={monthsOfRegisters()}
      clients={comboBoxProps(choices, allClients, clientOption, t('noClientMatches'), sayLists)}
      making={making}
      onSave={(register, query) => void saveRegister(register, query)}
    />
  );
}
