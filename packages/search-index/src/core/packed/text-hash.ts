const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** Returns a 30-bit hash of a text (FNV-1a over its UTF-16 units). */
export const textHash = (text: string): number => {
  let hash = offsetBasis;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), prime);
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
};
