/**
 * Returns the method selected while none is chosen, of methods in the order they are offered: the first
 * marked as default, otherwise the first; never an offline one (spec 1 §5, wire §3.1).
 */
export const defaultMethodOf = <
  Method extends { default?: boolean | undefined; offline?: boolean | undefined },
>(
  methods: readonly Method[],
): Method | undefined => {
  const online = methods.filter(({ offline }) => offline !== true);
  return online.find((method) => method.default === true) ?? online[0];
};
