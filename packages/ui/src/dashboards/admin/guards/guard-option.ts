import type { Guard } from '@prahari/contract/guards.schemas';
import { formatYears } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';

/** A guard in the list of a combo box. */
export const guardOption = ({ _id, user, phone = '', city, specialization, experience }: Guard) => ({
  value: _id,
  label: user.name,
  detail: [formatPhone(phone), city, formatYears(experience), ...specialization].filter(Boolean).join(', '),
});
