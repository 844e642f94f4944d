type Made<Value, First, Second> = { first: First; second: Second; value: Value };

/**
 * Caches a value derived from an object as long as the object lives and the other arguments stay the same.
 * The value is stored on the object itself, invisible to copies and JSON, so the object must not be frozen:
 * entries of a WeakMap survive every minor garbage collection, even for carts of finished requests, until a
 * major one stops the process. Takes at most two other arguments, because comparing a list would cost more
 * than the lookup.
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
