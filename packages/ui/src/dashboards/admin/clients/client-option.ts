import { serviceTypeLabels } from '@prahari/contract/applications';
import type { ClientWithDues } from '@prahari/contract/clients.schemas';
import { labelOf } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';

/** A client in the list of a combo box, told from namesakes by phone and place. */
export const clientOption = ({ _id, user, phone = '', location, serviceType }: ClientWithDues) => ({
  value: _id,
  label: user.name,
  detail: [formatPhone(phone), location, serviceType && labelOf(serviceTypeLabels, serviceType)]
    .filter(Boolean)
    .join(', '),
});
