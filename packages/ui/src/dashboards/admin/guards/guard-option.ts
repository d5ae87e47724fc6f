import type { Guard } from '@prahari/contract/guards.schemas';
import { formatYears } from '@prahari/domain/format';

/** A guard in the list of a combo box. */
export const guardOption = ({ _id, user, specialization, experience }: Guard) => ({
  value: _id,
  label: user.name,
  detail: [formatYears(experience), ...specialization].join(', '),
});
