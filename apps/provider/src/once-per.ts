const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  for (let place = 0; place < some.length; place += 1) if (some[place] !== others[place]) return false;
  return true;
};

/**
 * Makes something of an object once, and gives it again as long as that object lives and the rest is the same as the last time. It is kept on the
 * object itself, unseen by copies and JSON, so a frozen one will not do: what a WeakMap holds survives every small collection, the carts of
 * requests long answered too, until a large one stops everybody.
 */
export const oncePer = <Key extends object, Rest extends readonly unknown[], Made>(make: (key: Key, ...rest: Rest) => Made): ((key: Key, ...rest: Rest) => Made) => {
  const place = Symbol('made');
  return (key: Key & { [place]?: { rest: Rest; made: Made } }, ...rest) => {
    const known = key[place];
    if (known !== undefined && areSame(rest, known.rest)) return known.made;
    const made = make(key, ...rest);
    Object.defineProperty(key, place, { value: { rest, made }, configurable: true });
    return made;
  };
};
