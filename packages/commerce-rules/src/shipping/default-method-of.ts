/** Of methods in the order they are offered, the one taken while none is chosen: the first marked so, else the first; never an offline one (spec 1 §5, wire §3.1). */
export const defaultMethodOf = <
  Method extends { default?: boolean | undefined; offline?: boolean | undefined },
>(
  methods: readonly Method[],
): Method | undefined => {
  const online = methods.filter(({ offline }) => offline !== true);
  return online.find((method) => method.default === true) ?? online[0];
};
