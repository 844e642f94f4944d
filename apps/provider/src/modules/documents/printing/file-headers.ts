/** Characters that `encodeURIComponent` leaves and a header's extended value may not have (RFC 8187). */
const withoutMarks = (text: string): string =>
  text.replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the headers of a file that is saved under this name, without its ending; a PDF by default. Clients that do not read
 * names in other scripts get what is ASCII of it. It is somebody's own: nothing on the way may keep it.
 */
export const fileHeaders = (
  name: string,
  { type, ending }: { type: string; ending: string } = { type: 'application/pdf', ending: 'pdf' },
): Record<string, string> => {
  const plain = name.replaceAll(/[^\w-]+/g, '').replaceAll(/^-+/g, '');
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain || 'document'}.${ending}"; filename*=UTF-8''${withoutMarks(encodeURIComponent(`${name.toWellFormed()}.${ending}`))}`,
    'cache-control': 'private, no-store',
  };
};
