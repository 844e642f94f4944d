/**
 * Patterns that identify a browser, most specific first, because most user agents also contain the names
 * that come later.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Returns a device name from a user agent, such as `Chrome · Android`, or null when the user agent contains
 * nothing known.
 */
export const deviceName = (userAgent: string): string | null => {
  const known = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(
    (name) => name !== undefined,
  );
  return known.length === 0 ? null : known.join(' · ');
};
