/**
 * Whether a text consists of these parts in order with anything between them: a pattern split at its
 * wildcards. It never backtracks, so no pattern is slow.
 */
export const wildcardMatch = (parts: readonly string[], text: string): boolean => {
  const [head = '', ...rest] = parts;
  if (rest.length === 0) return text === head;
  const tail = rest.pop() ?? '';
  if (text.length < head.length + tail.length || !text.startsWith(head) || !text.endsWith(tail)) return false;
  let position = head.length;
  for (const part of rest) {
    const found = text.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return position <= text.length - tail.length;
};
