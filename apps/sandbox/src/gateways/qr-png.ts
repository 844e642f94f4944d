import { deflateSync, crc32 } from 'node:zlib';
import { encode } from 'uqr';

const [pixels, quiet] = [6, 2];

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** Returns a text as QR code in a PNG of grey values, as a data URI. */
export const qrPng = (text: string): string => {
  const { data, size } = encode(text, { border: quiet });
  const side = size * pixels;
  const row = (cells: readonly boolean[]): Buffer =>
    Buffer.from([0, ...cells.flatMap((isDark) => Array<number>(pixels).fill(isDark ? 0 : 255))]);
  const rows = data.flatMap((cells) => Array<Buffer>(pixels).fill(row(cells)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a pixel, grey.
  header.set([8, 0, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
};
