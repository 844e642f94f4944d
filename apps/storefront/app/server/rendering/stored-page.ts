/** A rendered page as it is stored: compressed once. */
export type StoredPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  identity: Buffer;
  brotli: Buffer;
  gzip: Buffer;
};
