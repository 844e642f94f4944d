import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontCoverage } from './font-coverage.ts';
import { printable } from './printable.ts';
import type { TypstJob, TypstResult, TypstThreadData } from './typst-messages.ts';

const { workspace } = workerData as TypstThreadData;
const templates = join(import.meta.dirname, '../templates');
const fontFolder = join(createRequire(import.meta.url).resolve('vazirmatn/package.json'), '../fonts/ttf');

const fonts = ['Regular', 'Medium', 'Bold'].map((weight) =>
  readFileSync(join(fontFolder, `Vazirmatn-${weight}.ttf`)),
);
/** All weights have the same characters. */
const covered = fontCoverage(fonts[0] ?? Buffer.alloc(0));

const sources = new Map(
  readdirSync(templates)
    .filter((name) => name.endsWith('.typ'))
    .map((name) => [name, readFileSync(join(templates, name), 'utf8')]),
);

const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
for (const [name, source] of sources) compiler.addSource(join(workspace, name), source);

/** Names in templates, such as those of keys; anything else in quotes may be a customer's text. */
const withoutTexts = (message: string): string =>
  message.replaceAll(/`[^`]*`|\\?"((?:[^"\\]|\\[^"])*)\\?"/gu, (quoted, name: string | undefined) =>
    name !== undefined && /^[\w-]+$/u.test(name) ? quoted : '…',
  );

/** Returns what the compiler complains of: diagnostics in its message or, of a template that fails, in its code. */
const problemOf = (error: unknown): string => {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  const messages = Array.from(message.matchAll(/message: "((?:[^"\\]|\\.)*)"/gu), ([, text = '']) => text);
  const problems = messages.length > 0 ? messages : [code];
  return [...new Set(problems.map(withoutTexts))].slice(0, 3).join('; ').slice(0, 500);
};

const typeset = ({ template, data }: TypstJob): TypstResult => {
  const source = sources.get(`${template}.typ`);
  if (source === undefined) return { problem: `there is no template ${template}` };
  try {
    const pdf = compiler.pdf(
      { mainFileContent: source, inputs: { data: JSON.stringify(printable(data, covered)) } },
      { pdfStandard: 'a-2a', creationTimestamp: Math.floor(data.created_at / 1000) },
    );
    return { pdf: new Uint8Array(pdf) };
  } catch (error) {
    return { problem: problemOf(error) };
  } finally {
    // What the compiler remembers of a document helps no other; kept, it grows by megabytes with each.
    compiler.evictCache(0);
  }
};

parentPort?.on('message', (job: TypstJob) => {
  const result = typeset(job);
  parentPort?.postMessage(result, 'pdf' in result ? [result.pdf.buffer] : []);
});
