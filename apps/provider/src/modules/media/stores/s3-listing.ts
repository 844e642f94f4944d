/** One page of a listing of a bucket, and where the next one goes on. */
export type S3Listing = {
  entries: { key: string; bytes: number; changedAt: number; etag: string }[];
  next: string | undefined;
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, (whole, name: string) => {
    const known = named[name.toLowerCase()];
    if (known !== undefined) return known;
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });

const textIn = (xml: string, element: string): string | undefined => {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return found === undefined ? undefined : unescaped(found);
};

/** Reads an answer to ListObjectsV2; undefined when it is none. */
export const readListing = (xml: string): S3Listing | undefined => {
  if (!/<ListBucketResult[\s>]/.test(xml) || !xml.includes('</ListBucketResult>')) return undefined;
  const entries: S3Listing['entries'] = [];
  for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textIn(entry, 'Key');
    const [bytes, changedAt] = [
      Number(textIn(entry, 'Size')),
      Date.parse(textIn(entry, 'LastModified') ?? ''),
    ];
    if (key === undefined || !Number.isSafeInteger(bytes) || Number.isNaN(changedAt)) return undefined;
    entries.push({ key, bytes, changedAt, etag: textIn(entry, 'ETag') ?? '' });
  }
  const isCut = textIn(xml, 'IsTruncated') === 'true';
  const next = isCut ? textIn(xml, 'NextContinuationToken') : undefined;
  return isCut && next === undefined ? undefined : { entries, next };
};

/** Returns the code of an error that a store answered, such as `NoSuchKey`; undefined when there is none. */
export const errorCodeIn = (xml: string): string | undefined =>
  /<Code>([A-Za-z]{1,60})<\/Code>/.exec(xml)?.[1];
