import { extractText, getDocumentProxy } from 'unpdf';

/** Reads the text of each page of a PDF by another library than the one that wrote it. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  return text;
}
