import {
  type Register,
  type RegisterFormat,
  registerHints,
  registerLabels,
  registerPage,
  registers,
} from '@prahari/contract/registers';
import type { RegisterQuery } from '@prahari/contract/registers.schemas';
import { formatMonth } from '@prahari/domain/format';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { ComboBox, type ComboBoxProps } from '../../../base/ComboBox/ComboBox.tsx';
import { SelectField } from '../../../base/SelectField/SelectField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { registersWords, type SayRegisters } from './registers-words.ts';

export interface RegistersProps {
  /** The newest first; the first is chosen. */
  months: readonly string[];
  clients: Pick<ComboBoxProps, 'options' | 'onSearch' | 'loading' | 'emptyText' | 'onRetry'>;
  /** The register that is being made. */
  making: Register | null;
  onSave: (register: Register, query: RegisterQuery) => void;
}

const FORMATS = (t: SayRegisters): readonly { format: RegisterFormat; label: string }[] => [
  { format: 'xlsx', label: t('excel') },
  { format: 'csv', label: t('csv') },
  { format: 'pdf', label: t('pdf') },
];

/** The registers of a month, of one client or of all, each as a file. */
export function Registers({ months, clients, making, onSave }: RegistersProps) {
  const t = useWords(registersWords);
  const [month, setMonth] = useState(months[0] ?? '');
  const [client, setClient] = useState<ComboBoxProps['options'][number] | null>(null);
  const asked = { month, ...(client && { clientId: client.value }) };
  return (
    <div className="grid gap-5 pt-4">
      <div className="grid gap-4 sm:max-w-[40rem] sm:grid-cols-2">
        <SelectField
          name="month"
          label={t('month')}
          value={month}
          onChange={setMonth}
          options={months.map((value) => ({ value, label: formatMonth(value) }))}
        />
        <ComboBox
          {...clients}
          name="client"
          label={t('client')}
          hint={t('allClientsWhenEmpty')}
          value={client}
          onChange={setClient}
        />
      </div>
      <ul className="border-line border-t">
        {registers.map((register) => (
          <li
            key={register}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3"
          >
            <div className="min-w-0 flex-1 basis-72">
              <p className="font-semibold">{registerLabels[register]}</p>
              <p className="text-muted text-sm">{registerHints[register]}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {FORMATS(t).map(({ format, label }) => (
                <Button
                  key={format}
                  size="small"
                  className="touch:min-h-target"
                  aria-label={t('asRegister', { register: registerLabels[register], label })}
                  pending={making === register}
                  onPress={() => onSave(register, { ...asked, format })}
                >
                  {label}
                </Button>
              ))}
              <ButtonLink
                size="small"
                className="touch:min-h-target"
                href={registerPage({ register, ...asked })}
                target="_blank"
                aria-label={t('printRegister', { register: registerLabels[register] })}
              >
                {t('print')}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
