/** Where a whole text begins and ends among others; no bytes of any text in UTF-8. */
export const [beginOfWhole, endOfWhole] = [Buffer.of(0xfd), Buffer.of(0xfe)] as const;

/** How a text stands among others of its row, so that it is not found within a longer one. */
export const wholeText = (text: string): Buffer => Buffer.concat([beginOfWhole, Buffer.from(text), endOfWhole]);
