import { fileURLToPath } from 'node:url';
import { addressOf } from './address-of.ts';

/** A bucket of an object store that speaks the protocol of S3, and the key that opens it. */
export type BucketSettings = {
  endpoint: URL;
  bucket: string;
  /** What stands before every name in the bucket: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
};

/** Where pictures are kept. */
export type PictureSettings = { folder: string } | BucketSettings;

const bucketIn = /^\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([^?#]*))?$/;

const settingsIn = (value: string): PictureSettings => {
  const address = new URL(value);
  if (address.protocol === 'file:') return { folder: fileURLToPath(address) };
  const { protocol, host, pathname, username, password, searchParams } = address;
  const [, bucket = '', below = ''] = bucketIn.exec(pathname) ?? [];
  const prefix = decodeURIComponent(below).replace(/\/+$/, '');
  return {
    endpoint: new URL(`${protocol === 's3+http:' ? 'http' : 'https'}://${host}`),
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    keyId: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  };
};

const isFit = (value: string): boolean => {
  try {
    const settings = settingsIn(value);
    if ('folder' in settings) return settings.folder.length > 1;
    return [settings.bucket, settings.keyId, settings.secret].every((part) => part !== '');
  } catch {
    // No address, or signs that nothing stands for.
    return false;
  }
};

/** Whether one place of files is another, or lies in it. */
export const liesIn = (one: PictureSettings, other: PictureSettings): boolean => {
  if ('folder' in one || 'folder' in other)
    return 'folder' in one && 'folder' in other && `${one.folder}/`.startsWith(`${other.folder}/`);
  return (
    one.endpoint.host === other.endpoint.host &&
    one.bucket === other.bucket &&
    one.prefix.startsWith(other.prefix)
  );
};

/** `PICTURES_URL`: a folder, or the bucket of an object store with its key. */
export const pictureAddress = addressOf('file', 's3', 's3+http')
  .refine(
    isFit,
    'must be file:///FOLDER or s3://KEY:SECRET@HOST/BUCKET?region=REGION, signs such as / and + in the secret written with %',
  )
  .transform(settingsIn);
