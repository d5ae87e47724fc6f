import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { askAgainValues } from '../../features/requests/ask-again.ts';
import type { ServiceApplicationFormProps } from '../../features/requests/ServiceApplicationForm/ServiceApplicationForm.tsx';
import { draftOf } from '../../stores/forms/drafts.ts';
import { openTab } from '../Dashboard.tsx';

/** The unsent form of a request. */
export const $requestDraft: NonNullable<ServiceApplicationFormProps['draft']> = draftOf('clientApplication');

/** Opens the form filled with an older request. */
export function askAgain(request: ClientApplication): void {
  $requestDraft.set(askAgainValues(request));
  openTab('apply-for-service');
}
