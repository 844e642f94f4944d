import { isRefusal } from '@dijla/provider/call/refusal';
import { invoicePdf, type PdfPrinter, pdfPrinter } from '@dijla/provider/modules/documents/documents';
import {
  sampleInvoice,
  sampleLine,
  samplePaper,
  samplePresentation,
} from '@dijla/test-kit/orders/sample-papers';
import type { Bench, Table } from './bench.ts';
import { median, quantile, shown } from './figures.ts';

const sizes = [5, 65];
const rounds = 40;
/** Documents printed to see what memory they leave behind. */
const many = 200;
const asker = { caller: 'bench', gone: new AbortController().signal };

/** No two invoices are alike, as in a shop. */
const invoiceOf = (count: number, round: number) =>
  sampleInvoice(
    samplePaper({
      order_number: String(10_000 + round).padStart(9, '0'),
      lines: Array.from({ length: count }, (_, place) =>
        sampleLine({
          line_number: place + 1,
          name: `سماعات لاسلكية Sony WH-${round}-${place}`,
          sku: `DJ-${round}-${place}`,
          price: 12_000 + round * 250 + place,
          qty: 1 + (place % 3),
          discount_amount: place % 4 === 0 ? 1000 : 0,
          options: [{ label: 'اللون', value: 'أسود' }],
        }),
      ),
    }),
  );

const print = async (printer: PdfPrinter, count: number, round: number) => {
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
  const presentation = samplePresentation(round % 2 === 0 ? 'ar' : 'en');
  const pdf = await invoicePdf(invoiceOf(count, round), presentation, { printer, asker });
  if (isRefusal(pdf)) throw new Error(pdf.code);
  const { user, system } = process.cpuUsage(cpu);
  return {
    ms: performance.now() - startedAt,
    cpuMs: (user + system) / 1000,
    kilobytes: pdf.written.byteLength / 1000,
  };
};

const timeRows = async (printer: PdfPrinter): Promise<Table['rows']> => {
  const rows: (string | number)[][] = [['lines', 'p50 ms', 'p95 ms', 'CPU p50 ms', 'kB']];
  for (const count of sizes) {
    const samples: Awaited<ReturnType<typeof print>>[] = [];
    for (let round = 0; round < rounds; round += 1) samples.push(await print(printer, count, round));
    rows.push([
      count,
      shown(median(samples.map(({ ms }) => ms))),
      shown(
        quantile(
          samples.map(({ ms }) => ms),
          0.95,
        ),
      ),
      shown(median(samples.map(({ cpuMs }) => cpuMs))),
      shown(median(samples.map(({ kilobytes }) => kilobytes))),
    ]);
  }
  return rows;
};

const memoryNow = (): number => Math.round(process.memoryUsage().rss / 1_000_000);

const memoryRows = async (printer: PdfPrinter): Promise<Table['rows']> => {
  const rows: (string | number)[][] = [['invoices of 65 lines', 'memory of the process MB']];
  for (let round = 0; round <= many; round += 1) {
    if (round % 50 === 0) rows.push([round, memoryNow()]);
    await print(printer, 65, 1000 + round);
  }
  return rows;
};

export const documents: Bench = {
  about: 'ms of an invoice as PDF, and the memory that many leave behind',
  hasPages: false,
  run: async () => {
    const started = performance.now();
    const printer = pdfPrinter();
    await print(printer, 5, -1);
    const first = Math.round(performance.now() - started);
    try {
      return [
        {
          title: `An invoice as PDF/A-2a, ${rounds} different ones of each size in both languages`,
          rows: await timeRows(printer),
          note: `One at a time. The first of all, with the start of its thread: ${first} ms.`,
        },
        { title: 'Memory', rows: await memoryRows(printer) },
      ];
    } finally {
      await printer.close();
    }
  },
};
