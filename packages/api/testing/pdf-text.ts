import { extractText, getDocumentProxy } from 'unpdf';

/** Reads the text of each page of a PDF by another library than the one that wrote it. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  return text;
}

/** A text of a page in points, from the lower left corner. */
export interface PlacedText {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Reads where the texts of each page stand. */
export async function placedTexts(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes);
  const pages: { width: number; height: number; texts: PlacedText[] }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item): PlacedText[] => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , , left, bottom] = item.transform as [number, number, number, number, number, number];
      // Without the room above capitals, which lines share.
      const top = bottom + item.height * 0.7;
      return [{ text: item.str, left, right: left + item.width, bottom, top }];
    });
    pages.push({ width, height, texts });
  }
  return pages;
}
