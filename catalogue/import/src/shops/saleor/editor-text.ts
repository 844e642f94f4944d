const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const blockHtml = (block: unknown): string => {
  if (!isObject(block) || !isObject(block['data'])) return '';
  const { type, data } = block as { type: unknown; data: Record<string, unknown> };
  if (type === 'list' && Array.isArray(data['items']))
    return `<ul>${data['items'].map((item) => `<li>${isObject(item) ? text(item['content']) : text(item)}</li>`).join('')}</ul>`;
  return text(data['text']) === '' ? '' : `<p>${text(data['text'])}</p>`;
};

/**
 * Converts an EditorJS document to HTML; other text is returned unchanged. Source: editorjs.io/saving-data,
 * as Saleor keeps descriptions.
 */
export const editorHtml = (cell: string): string => {
  if (!cell.trimStart().startsWith('{')) return cell;
  try {
    const document: unknown = JSON.parse(cell);
    return isObject(document) && Array.isArray(document['blocks'])
      ? document['blocks'].map(blockHtml).join('')
      : cell;
  } catch {
    return cell;
  }
};
