import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { isRefusal } from '../../../call/refusal.ts';
import { type PdfPrinter, type PdfPrinterOptions, pdfPrinter } from './pdf-printer.ts';

/**
 * A thread that answers with its own number instead of a document, after what the document's title tells it:
 * `crash`, `hang`, `fail`, or to wait.
 */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ data: { title } }) => {
      if (title === 'crash') throw new Error('crashed');
      if (title === 'exit') process.exit(3);
      if (title === 'hang') for (;;);
      if (title === 'fail') return parentPort.postMessage({ problem: 'a key is missing' });
      setTimeout(() => parentPort.postMessage({ pdf: new Uint8Array([threadId]) }), Number(title));
    });`)}`,
);

const printers: PdfPrinter[] = [];
afterEach(async () => {
  await Promise.all(printers.splice(0).map((printer) => printer.close()));
});

const printerOf = (options: PdfPrinterOptions = {}) => {
  const printer = pdfPrinter({ program, ...options });
  printers.push(printer);
  /** Returns the number of the thread that answered, or the refusal's code. */
  return async (title: string, asker?: Parameters<PdfPrinter['pdfOf']>[2]) => {
    const pdf = await printer.pdfOf('invoice', { title } as never, asker);
    return isRefusal(pdf) ? pdf.code : Number(pdf[0]);
  };
};

describe('pdfPrinter', () => {
  it('prints one document after another in one thread', async () => {
    const print = printerOf();
    const threads = await Promise.all([print('20'), print('0'), print('5')]);
    expect(new Set(threads).size).toBe(1);
  });

  it.each(['crash', 'exit'])(
    'goes on in another thread after a %s, which fails one document only',
    async (end) => {
      const print = printerOf();
      const [first, broken, next] = await Promise.allSettled([print('0'), print(end), print('0')]);
      expect([first.status, broken.status, next.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(next).not.toEqual(first);
    },
  );

  it('keeps its thread when a template fails, and says which', async () => {
    const print = printerOf();
    const thread = await print('0');
    await expect(print('fail')).rejects.toThrow('invoice is not set: a key is missing');
    expect(await print('0')).toBe(thread);
  });

  it('gives up a document that takes too long, and its thread with it', async () => {
    const print = printerOf({ deadlineMs: 2000 });
    const thread = await print('0');
    expect(await print('hang')).toBe('request.busy');
    const next = await print('0');
    expect(next).toEqual(expect.any(Number));
    expect(next).not.toBe(thread);
  });

  it('is not disturbed by the answer of a thread that was given up', async () => {
    const print = printerOf({ deadlineMs: 1500, idleMs: 50 });
    expect(await print('1600')).toBe('request.busy');
    expect(await print('300')).toEqual(expect.any(Number));
  });

  it('refuses one caller who has too many documents waiting, and nobody else', async () => {
    const print = printerOf();
    const asker = { caller: 'customer 1', gone: new AbortController().signal };
    const asked = Array.from({ length: 12 }, () => print('10', asker));
    const other = print('0');
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'request.busy')).toHaveLength(3);
    expect(await other).toEqual(expect.any(Number));
  });

  it('prints nothing for those who have left', async () => {
    const print = printerOf();
    const gone = new AbortController();
    gone.abort();
    expect(await print('0', { caller: 'customer 1', gone: gone.signal })).toBe('request.busy');
  });

  it('ends its thread when nothing was printed for a while, and starts another', async () => {
    const print = printerOf({ idleMs: 100 });
    const thread = await print('0');
    await pause(600);
    expect(await print('0')).not.toBe(thread);
  });
});
