const textOfMember = (result: object, member: string): string | null => {
  const text = (result as Record<string, unknown>)[member];
  return typeof text === 'string' && text !== '' ? text : null;
};

/**
 * Returns the text of a failed answer (wire §1.2): a string, an object's message, or a validator's list;
 * empty if it has none.
 */
export const refusalText = (result: string | object): string => {
  if (typeof result === 'string') return result;
  if (Array.isArray(result))
    return result
      .map((entry: string | object) => refusalText(entry))
      .filter((text) => text !== '')
      .join(' ');
  return (
    textOfMember(result, 'errorMessage') ??
    textOfMember(result, 'message') ??
    textOfMember(result, 'result') ??
    ''
  );
};
