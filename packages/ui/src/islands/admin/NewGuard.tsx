import { Suspense, useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { addGuard } from '../../stores/people.ts';
import { lazyWithRetry } from '../lazyWithRetry.ts';
import { openPerson } from './person-links.ts';

const GuardDialog = lazyWithRetry(() =>
  import('../../features/people/GuardDialog/GuardDialog.tsx').then((module) => module.GuardDialog),
);

/** A button that opens the form for a new guard; the guard's record follows. */
export function NewGuard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>New guard</Button>
      {isOpen && (
        <Suspense>
          <GuardDialog
            submit={(body) => addGuard(body, (id) => openPerson('guard', id))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
