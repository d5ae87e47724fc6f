import type { SheetKind } from '@prahari/domain/sheets/column-words';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { useRememberedDialog } from '../../useRememberedDialog.ts';
import { peoplePagesWords } from './people-pages-words.ts';

const MoveIn = lazyPart(() => import('./MoveIn.tsx'), 'MoveIn');

/** A button that opens the import of a sheet. */
export function Import({ list }: { list: SheetKind }) {
  const t = useWords(peoplePagesWords);
  const [isOpen, setOpen] = useRememberedDialog(`import ${list}`, draftAbout('import', list));
  return (
    <>
      <Button variant="plain" onPress={() => setOpen(true)}>
        {t('import')}
      </Button>
      {isOpen && <MoveIn kind={list} onClose={() => setOpen(false)} />}
    </>
  );
}
