import { basename } from 'node:path';

/** Characters that `encodeURIComponent` leaves and a header's extended value may not have (RFC 8187). */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Types that phones open by; whatever else, and whatever a browser would run, is bytes. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

const splitName = (name: string): { base: string; ending: string } => {
  const [, base = name, ending = ''] = /^(.+)\.([A-Za-z0-9]{1,10})$/.exec(name) ?? [];
  return { base, ending };
};

/** Returns what of a name is ASCII, for clients that read no other: never empty, and nothing a header cannot hold. */
const plainName = (name: string): string => {
  const { base, ending } = splitName(name);
  const plain = base
    .normalize('NFKD')
    .replaceAll(/[^\w .-]+/g, '')
    .replaceAll(/^[\s.-]+|[\s.-]+$/g, '');
  return `${plain === '' ? 'file' : plain}${ending === '' ? '' : `.${ending}`}`;
};

/**
 * Returns the headers of a file that is saved under this name (RFC 6266), in every script. It is saved whatever it is:
 * nothing of it runs in the shop's pages, and nothing on the way may keep it.
 */
export const savedHeaders = (name: string): Record<string, string> => {
  const whole = name.toWellFormed();
  return {
    'content-type': types[splitName(whole).ending.toLowerCase()] ?? 'application/octet-stream',
    'content-disposition': `attachment; filename="${plainName(whole)}"; filename*=UTF-8''${escaped(whole)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store, no-transform',
  };
};

/** Endings of files that browsers show and that run nothing in the shop's pages. */
const shownEndings: ReadonlySet<string> = new Set(['pdf', 'mp3', 'm4a', 'mp4', 'jpg', 'jpeg', 'png', 'webp']);
/** How long a sample is kept by browsers and on the way, in seconds; one that is replaced is seen after that. */
const sampleSeconds = 3600;

/** Returns the headers of a sample under this name: shown where that is safe, else saved; everybody on the way may keep it. */
export const sampleHeaders = (name: string): Record<string, string> => {
  const saved = savedHeaders(name);
  const open: Record<string, string> = {
    ...saved,
    'cache-control': `public, max-age=${sampleSeconds}, no-transform`,
  };
  if (!shownEndings.has(splitName(name.toWellFormed()).ending.toLowerCase())) return open;
  // Viewers of PDF do not open in a sandbox, and what is shown by its type runs no script.
  const { 'content-security-policy': _sandbox, ...shown } = open;
  return {
    ...shown,
    'content-disposition': (saved['content-disposition'] ?? '').replace(/^attachment/, 'inline'),
  };
};

/** Whether a link names an address elsewhere, and not a file of the shop's store. */
export const isAddress = (file: string): boolean => /^https?:\/\//i.test(file);

const decodedOf = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A sign that nothing stands for.
    return text;
  }
};

/** Returns the name that the place of a file says; empty where it says none. */
export const nameInPlace = (file: string): string =>
  isAddress(file)
    ? decodedOf(basename(URL.parse(file)?.pathname ?? '')).replaceAll(/[/\\\p{Cc}]/gu, '')
    : basename(file);
