type Sized = { size_class?: string | null | undefined; is_virtual: boolean };

/** The largest size class among what is delivered, by the shop's order of classes, the largest last; null where all goods are ordinary. */
export const largestSizeOf = (lines: readonly Sized[], classes: readonly string[] = []): string | null => {
  const delivered = new Set(
    lines.flatMap(({ size_class: size, is_virtual: isVirtual }) => (isVirtual || !size ? [] : [size])),
  );
  return classes.findLast((code) => delivered.has(code)) ?? null;
};
