import type { WriteStream } from 'node:tty';
import { describe, expect, it } from 'vitest';
import { progressLine } from './progress-line.ts';

const streamOf = (isTTY: boolean) => {
  const written: string[] = [];
  const stream: Pick<WriteStream, 'isTTY' | 'write'> = {
    isTTY,
    write: (text: string | Uint8Array) => written.push(String(text)) > 0,
  };
  return { stream, written };
};

describe('progressLine', () => {
  it('writes over its own line and clears it at the end', () => {
    const { stream, written } = streamOf(true);
    const line = progressLine(stream);
    line.show('1 of 2');
    line.show('2 of 2');
    line.end();
    line.end();
    expect(written).toEqual(['\r\u001b[K1 of 2', '\r\u001b[K2 of 2', '\r\u001b[K']);
  });

  it('says nothing where nobody watches', () => {
    const { stream, written } = streamOf(false);
    const line = progressLine(stream);
    line.show('1 of 2');
    line.end();
    expect(written).toEqual([]);
  });
});
