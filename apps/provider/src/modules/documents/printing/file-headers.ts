/** Characters that `encodeURIComponent` leaves and a header's extended value may not have (RFC 8187). */
const withoutMarks = (text: string): string =>
  text.replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the headers of a PDF that is saved under this name, without its ending. Clients that do not read
 * names in other scripts get what is ASCII of it. It is somebody's own: nothing on the way may keep it.
 */
export const fileHeaders = (name: string): Record<string, string> => {
  const plain = name.replaceAll(/[^\w-]+/g, '').replaceAll(/^-+/g, '');
  return {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${plain || 'document'}.pdf"; filename*=UTF-8''${withoutMarks(encodeURIComponent(`${name.toWellFormed()}.pdf`))}`,
    'cache-control': 'private, no-store',
  };
};
