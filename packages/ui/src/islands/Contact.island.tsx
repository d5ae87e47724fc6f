import { Contact as ContactIsland, type ContactProps } from './contact/Contact.tsx';
import { withErrorBoundary } from './ErrorBoundary.tsx';

export type { ContactProps };
export const Contact = withErrorBoundary(ContactIsland);
