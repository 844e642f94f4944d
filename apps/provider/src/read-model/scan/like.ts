/** Whether a text fits a pattern in which `%` stands for any text; letters of either case are the same. */
export const like = (pattern: string): ((value: unknown) => boolean) => {
  const [head = '', ...rest] = pattern.toLowerCase().split('%');
  const tail = rest.pop() ?? '';
  return (value) => {
    if (typeof value !== 'string') return false;
    const text = value.toLowerCase();
    if (text.length < head.length + tail.length || !text.startsWith(head) || !text.endsWith(tail)) return false;
    let position = head.length;
    for (const part of rest) {
      const found = text.indexOf(part, position);
      if (found < 0) return false;
      position = found + part.length;
    }
    return position <= text.length - tail.length;
  };
};
