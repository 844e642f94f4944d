type Made<Value, First, Second> = { first: First; second: Second; value: Value };

/**
 * Makes something of an object once, and gives it again as long as that object lives and the rest is the same as the last time. It is kept on the
 * object itself, unseen by copies and JSON, so a frozen one will not do: what a WeakMap holds survives every small collection, the carts of
 * requests long answered too, until a large one stops everybody. The rest is two values at most, as a list of them would cost more than the looking.
 */
export const oncePer = <Key extends object, Value, First = void, Second = void>(
  make: (key: Key, first: First, second: Second) => Value,
): ((key: Key, first: First, second: Second) => Value) => {
  const place = Symbol('made');
  return (key: Key & { [place]?: Made<Value, First, Second> }, first, second) => {
    const known = key[place];
    if (known !== undefined && known.first === first && known.second === second) return known.value;
    const value = make(key, first, second);
    Object.defineProperty(key, place, { value: { first, second, value }, configurable: true });
    return value;
  };
};
