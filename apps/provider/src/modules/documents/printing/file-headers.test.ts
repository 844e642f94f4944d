import { describe, expect, it } from 'vitest';
import { fileHeaders } from './file-headers.ts';

describe('fileHeaders', () => {
  it.each([
    ['فاتورة-2026-000123', '2026-000123.pdf', "UTF-8''%D9%81%D8%A7%D8%AA%D9%88%D8%B1%D8%A9-2026-000123.pdf"],
    ['invoice-2026-000123', 'invoice-2026-000123.pdf', "UTF-8''invoice-2026-000123.pdf"],
    ['a"b\r\n(c)\'*', 'abc.pdf', "UTF-8''a%22b%0D%0A%28c%29%27%2A.pdf"],
    ['a\ud83c', 'a.pdf', "UTF-8''a%EF%BF%BD.pdf"],
    ['فاتورة', 'document.pdf', "UTF-8''%D9%81%D8%A7%D8%AA%D9%88%D8%B1%D8%A9.pdf"],
  ])('names %j for every client', (name, plain, extended) => {
    expect(fileHeaders(name)).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${plain}"; filename*=${extended}`,
      'cache-control': 'private, no-store',
    });
  });
});
