/** Makes something of an object once, and gives it again as long as that object lives and the rest is the same as the last time. */
export const oncePer = <Key extends object, Rest extends readonly unknown[], Made>(make: (key: Key, ...rest: Rest) => Made): ((key: Key, ...rest: Rest) => Made) => {
  const last = new WeakMap<Key, { rest: Rest; made: Made }>();
  return (key, ...rest) => {
    const known = last.get(key);
    if (known !== undefined && rest.every((each, place) => each === known.rest[place])) return known.made;
    const made = make(key, ...rest);
    last.set(key, { rest, made });
    return made;
  };
};
