import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { literalsOf } from './pseudo-messages.ts';
import { copyShopWithThirdLanguage } from './shop-copy.ts';

/** Runs a program of the copy and returns what it wrote. Throws that when it fails. */
const ran = (copy: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      const text = Buffer.concat(output).toString();
      if (code === 0) resolve(text);
      else reject(new Error(`${args.join(' ')}\n${text}`));
    });
  });

const typescript = 'node_modules/typescript/bin/tsc';

export type BuiltCopy = {
  folder: string;
  /** Returns what the type checker says of the sources; nothing when a language needs only texts and a row. */
  typeErrors: () => Promise<string[]>;
  /** The texts of a language that the third one has instead, as they are written in the sources. */
  textsIn: (language: string) => string[];
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** Copies the shop with a third language and builds its storefront. The copy is removed after the test file. */
export const builtCopy = async (): Promise<BuiltCopy> => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dijla-third-language-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  copyShopWithThirdLanguage(folder);
  await ran(folder, ['apps/storefront/build-steps/build-storefront-command.ts']);
  const typeErrors = async () => {
    const projects = ['tsconfig.json', 'apps/storefront/tsconfig.json'];
    const said = await Promise.allSettled(
      projects.map((project) => ran(folder, [typescript, '-p', project, '--noEmit'])),
    );
    return said.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  };
  const textsIn = (language: string): string[] => {
    const messages = join(folder, 'packages/messages/src', language);
    const texts = filesIn(messages).flatMap((name) => literalsOf(readFileSync(join(messages, name), 'utf8')));
    return [...new Set(texts.map(({ text }) => text.trim()))].filter((text) => /\p{L}{2}/u.test(text));
  };
  return { folder, typeErrors, textsIn };
};
