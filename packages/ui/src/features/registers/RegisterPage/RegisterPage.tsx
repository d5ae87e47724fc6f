import type { RegisterDocument as Document } from '@prahari/contract/registers.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { RegisterDocument } from '../RegisterDocument/RegisterDocument.tsx';
import { registerPageWords } from './register-page-words.ts';

export interface RegisterPageProps {
  document: Document;
  /** The PDF is being made. */
  downloading?: boolean;
  onDownload: () => void;
  onPrint: () => void;
}

/** A register with what one can do with it. */
export const RegisterPage = ({ document, downloading = false, onDownload, onPrint }: RegisterPageProps) => {
  const t = useWords(registerPageWords);
  return (
    <div className="mx-auto grid w-full grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap justify-end gap-2 print:hidden">
        <Button variant="primary" onPress={onPrint}>
          {t('print')}
        </Button>
        <Button pending={downloading} onPress={onDownload}>
          {t('downloadPdf')}
        </Button>
      </div>
      <RegisterDocument document={document} />
    </div>
  );
};
