import { extractImages, getDocumentProxy } from 'unpdf';

type Item = { str: string; transform: number[] };

/** Parts of one line may differ by this much in height, in points. */
const sameLine = 2.5;

const linesOf = (items: readonly Item[]): string[] => {
  const lines: { y: number; items: Item[] }[] = [];
  for (const item of items) {
    const y = item.transform[5] ?? 0;
    const line = lines.find((each) => Math.abs(each.y - y) < sameLine);
    if (line) line.items.push(item);
    else lines.push({ y, items: [item] });
  }
  return lines
    .sort((one, other) => other.y - one.y)
    .map((line) =>
      line.items
        .sort((one, other) => (one.transform[4] ?? 0) - (other.transform[4] ?? 0))
        .map(({ str }) => str.trim())
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
};

/**
 * Returns the texts of a PDF as the eye meets them: lines of each page from above, words of each line from left
 * to right. Letters of a word are in the order they are read.
 */
export const printedPages = async (pdf: Uint8Array): Promise<string[][]> => {
  const document = await getDocumentProxy(pdf.slice());
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      linesOf(items.filter((item): item is typeof item & Item => 'str' in item && item.str.trim() !== '')),
    );
  }
  await document.loadingTask.destroy();
  return pages;
};

/** Returns the sizes in pixels of the pictures on the first page of a PDF; drawings are none. */
export const printedPictures = async (pdf: Uint8Array): Promise<{ width: number; height: number }[]> =>
  (await extractImages(pdf.slice(), 1)).map(({ width, height }) => ({ width, height }));

/** Returns the title of a PDF, its language, and the PDF/A standard that it claims to keep, such as `2A`. */
export const documentInfo = async (
  pdf: Uint8Array,
): Promise<{ title: string; language: string | undefined; standard: string }> => {
  const document = await getDocumentProxy(pdf.slice());
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  await document.loadingTask.destroy();
  const text = Buffer.from(pdf).toString('latin1');
  const [part, level] = ['part', 'conformance'].map(
    (name) => new RegExp(`<pdfaid:${name}>(\\w)`).exec(text)?.[1],
  );
  return { title: info.Title ?? '', language: info.Language, standard: `${part}${level}` };
};

/** Readers of PDF swap the two letters that a ligature of Lam and Alef stands for. */
export const asPrinted = (text: string): string => text.replaceAll(/ل([اأإآ])/g, '$1ل');
