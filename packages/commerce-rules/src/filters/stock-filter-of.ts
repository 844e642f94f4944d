/** Values of `stock.is_in_stock` a stock filter asks for (spec 1 §5): nothing is in stock only, `1` alone widens to both. */
export const stockFilterOf = (values: readonly string[]): (0 | 1)[] => {
  const asked = ([0, 1] as const).filter((state) => values.includes(String(state)));
  if (asked.length === 0) return [1];
  return asked.includes(1) ? [0, 1] : [0];
};
