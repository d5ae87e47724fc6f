import { type ApiScope, apiAreaLabels, apiAreas, apiScopes } from '@prahari/contract/api-tokens';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../../base/Field/FieldGroup.tsx';
import type { BoundField } from '../../../base/Form/useForm.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { apiTokensWords, type SayApiTokens } from './api-tokens-words.ts';

const RIGHTS = (t: SayApiTokens) =>
  [
    ['read', t('read')],
    ['write', t('change')],
  ] as const;

const isScope = (scope: string): scope is ApiScope => (apiScopes as readonly string[]).includes(scope);

/** Checkboxes for what an API token may read and change, a line for each area. */
export function ScopesField({ name, value, onChange, error }: BoundField<ApiScope[]>) {
  const t = useWords(apiTokensWords);
  const toggle = (scope: ApiScope, isChosen: boolean) =>
    onChange(apiScopes.filter((one) => (one === scope ? isChosen : value.includes(one))));
  return (
    <FieldGroup label={t('itMay')} required error={error}>
      <div className="grid grid-cols-[1fr_auto_auto] items-center gap-x-6">
        {apiAreas.map((area) => (
          <div key={area} className="col-span-full grid grid-cols-subgrid items-center">
            <span aria-hidden="true" className="text-sm">
              {apiAreaLabels[area]}
            </span>
            {RIGHTS(t).map(([right, label]) => {
              const scope = `${area}:${right}`;
              if (!isScope(scope)) return <span key={right} />;
              return (
                <Checkbox
                  key={right}
                  name={name}
                  value={scope}
                  checked={value.includes(scope)}
                  onChange={(isChosen) => toggle(scope, isChosen)}
                  label={label}
                  aria-label={`${apiAreaLabels[area]}: ${label.toLowerCase()}`}
                />
              );
            })}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
