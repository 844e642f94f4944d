import { describe, expect, it } from 'vitest';
import { readJsonBody } from './request-body.ts';

const read = (body: string, atMost?: number) =>
  readJsonBody(new Request('http://shop.test/', { method: 'POST', body }), atMost);

describe('readJsonBody', () => {
  it.each([
    ['in a text', '{"a":"x\\u0000"}'],
    ['in a name', '{"a\\u0000":1}'],
    ['after a backslash that is a text', '["\\\\\\u0000"]'],
    ['after the same letters without it', '["\\\\u0000","\\u0000"]'],
  ])('refuses the character U+0000 %s', async (_, body) => {
    expect(await read(body)).toMatchObject({ code: 'request.invalid' });
  });

  it('takes the letters of its escape, which are not the character', async () => {
    expect(await read('["\\\\u0000"]')).toEqual({ value: ['\\u0000'] });
  });

  it('refuses what is no JSON as malformed', async () => {
    expect(await read('["\\u0000"')).toMatchObject({ code: 'request.malformed-json' });
  });

  it('refuses more than a call takes', async () => {
    expect(await read('"12345678"', 10)).toEqual({ value: '12345678' });
    expect(await read('"123456789"', 10)).toMatchObject({ code: 'request.too-large' });
  });

  it('reads a megabyte of zeros in a few milliseconds', async () => {
    const before = process.cpuUsage();
    await read(`[${'0,'.repeat(500_000)}0]`);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(250);
  });
});
