import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from '@typescript/typescript6';

/** Median, 90th percentile and maximum. */
export type Spread = { median: number; p90: number; most: number };

export type CodeFigures = {
  files: number;
  fileLines: Spread;
  fileCharacters: Spread;
  functionLines: Spread;
  functionCharacters: Spread;
  /** Sources in one folder, without its subfolders and without tests. */
  folderSources: Spread;
  /** Folders with more than 25 sources. */
  fullFolders: number;
  /** Files that an import leads back to, imports of types included. */
  filesInCircles: number;
};

/** Returns the spread of some numbers; all zero for none. */
export const spreadOf = (numbers: readonly number[]): Spread => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), p90: at(0.9), most: sorted.at(-1) ?? 0 };
};

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !/\.(test|e2e|generated|d)\.tsx?$/.test(path) &&
  /^(packages|apps|catalogue|testing|scripts)\//.test(path);

const sourcesOf = (folder: string): string[] =>
  execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(isSource);

type Size = { lines: number; characters: number };

const sizeOf = (text: string): Size => ({
  lines: text.trimEnd().split('\n').length,
  characters: text.length,
});

/** Measures every function of a file that has a body of statements, nested ones included. */
export const functionsOf = (path: string, text: string): Size[] => {
  const sizes: Size[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined)
      sizes.push(sizeOf(node.getText()));
    ts.forEachChild(node, visit);
  };
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(basename(path), text, ts.ScriptTarget.Latest, true, kind));
  return sizes;
};

const countBy = (names: readonly string[]): number[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts.values()];
};

type CruisedModule = { source: string; dependencies: { circular: boolean }[] };

const filesInCirclesOf = (folder: string): number => {
  const output = execFileSync(
    process.execPath,
    [
      '--import',
      './scripts/typescript-6-resolution.ts',
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      'packages',
      'apps',
      'catalogue',
      `--config=${join(import.meta.dirname, 'circles.config.cjs')}`,
      '--output-type=json',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 29 },
  );
  const { modules } = JSON.parse(output) as { modules: CruisedModule[] };
  return modules.filter(({ dependencies }) => dependencies.some(({ circular }) => circular)).length;
};

/** Measures the sources of a checkout, without tests and generated files. */
export const codeFiguresOf = (folder: string): CodeFigures => {
  const sources = sourcesOf(folder);
  const texts = sources.map((path) => readFileSync(join(folder, path), 'utf8'));
  const files = texts.map(sizeOf);
  const functions = sources.flatMap((path, at) => functionsOf(path, texts[at] ?? ''));
  const perFolder = countBy(sources.map((path) => dirname(path)));
  return {
    files: sources.length,
    fileLines: spreadOf(files.map(({ lines }) => lines)),
    fileCharacters: spreadOf(files.map(({ characters }) => characters)),
    functionLines: spreadOf(functions.map(({ lines }) => lines)),
    functionCharacters: spreadOf(functions.map(({ characters }) => characters)),
    folderSources: spreadOf(perFolder),
    fullFolders: perFolder.filter((count) => count > 25).length,
    filesInCircles: filesInCirclesOf(folder),
  };
};
