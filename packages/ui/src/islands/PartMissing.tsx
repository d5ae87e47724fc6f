import { useState } from 'react';
import { ErrorState } from '../base/ErrorState/ErrorState.tsx';
import { siteAnswers } from '../stores/site-answers.ts';
import { Sheet } from './Sheet.tsx';

/**
 * Stands where a part's code could not be fetched. A browser remembers an import that failed until the page is loaded
 * anew, and after an update the file may have another name: so trying again loads the page, once the site answers.
 * The address keeps the tab.
 */
export function PartMissing() {
  const [pending, setPending] = useState(false);
  const tryAgain = () => {
    setPending(true);
    siteAnswers().then(
      () => location.reload(),
      () => setPending(false),
    );
  };
  return (
    <Sheet>
      <ErrorState
        message="This part of the page could not be loaded. Check the connection and try again."
        onRetry={tryAgain}
        pending={pending}
      />
    </Sheet>
  );
}
