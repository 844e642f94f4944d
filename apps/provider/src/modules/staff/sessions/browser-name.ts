type Mark = readonly [name: string, pattern: RegExp];

/** The first that matches counts: most browsers name those they descend from, too. */
const browsers: readonly Mark[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly Mark[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameOf = (marks: readonly Mark[], userAgent: string): string | undefined =>
  marks.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * Returns the kind of browser and system of a `User-Agent`, such as `Firefox, Windows`, for a person to know
 * a session by; `other` for programs. Versions are left out, as they change with every update.
 */
export const browserName = (userAgent: string): string =>
  [nameOf(browsers, userAgent) ?? 'other', nameOf(systems, userAgent)].filter(Boolean).join(', ');
