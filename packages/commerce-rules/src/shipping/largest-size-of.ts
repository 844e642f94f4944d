type Sized = { size_class?: string | null | undefined; is_virtual: boolean };

/**
 * Returns the largest size class among the delivered lines, by the shop's order of classes, the largest
 * last; null when all are ordinary products.
 */
export const largestSizeOf = (lines: readonly Sized[], classes: readonly string[] = []): string | null => {
  const delivered = new Set(
    lines.flatMap(({ size_class: size, is_virtual: isVirtual }) => (isVirtual || !size ? [] : [size])),
  );
  return classes.findLast((code) => delivered.has(code)) ?? null;
};
