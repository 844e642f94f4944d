// @chunk purchase
/** `randomUUID` is missing on pages without a secure context, such as plain http on a local network. */
type RandomSource = {
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
  randomUUID?: () => string;
};

const uuidOf = (bytes: Uint8Array): string => {
  const marked = Array.from(bytes, (byte, place) =>
    place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const digits = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-');
};

/** Returns a random uuid (version 4), as keys of calls must be (wire §2.9); works on every page. */
export const newId = (source: RandomSource = crypto): string =>
  source.randomUUID ? source.randomUUID() : uuidOf(source.getRandomValues(new Uint8Array(16)));
