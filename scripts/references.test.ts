import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

type Text = { file: string; text: string };

const specifications = ['core', 'accounts', 'wire', 'design'] as const;
type Specification = (typeof specifications)[number];

/** Returns the word with which comments cite a page of `docs/specification`. */
const pageOf = (name: string): Specification => {
  const word = name.toLowerCase();
  if (word === 'wire' || word === 'design') return word;
  return word.endsWith('1') ? 'core' : 'accounts';
};

/** Removes the line breaks of comments, so that a citation may span two lines. */
const unbroken = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|--|#|>)?\s*/g, ' ');

const section = String.raw`\d+(?:\.\d+)*(?: W\d+)?`;
/** `wire §6.3, §8 and §14 W3`, `spec 1 §2`, `DESIGN §3`, `wire §2.2–2.4`, `wire §2–§5`. */
const citation = new RegExp(
  String.raw`\b(spec(?:ification)? [12]|wire|design) §${section}(?:(?:, | and | or )§${section}|[–-]§?${section})*`,
  'gi',
);

/** Returns every section that a text cites, by page; for a range, its ends. */
const citationsIn = (text: string): { page: Specification; section: string }[] =>
  [...unbroken(text).matchAll(citation)].flatMap(([cited, name = '']) =>
    [...cited.slice(name.length).matchAll(new RegExp(section, 'g'))].map(([number]) => ({
      page: pageOf(name),
      section: number,
    })),
  );

/**
 * Returns the sections of a page: its headings `## §1 …`, and the rows `| W1 |` of §14, which list findings
 * from driving a client.
 */
const sectionsOf = (page: string): Set<string> =>
  new Set([
    ...[...page.matchAll(/^#{2,6} §(\d+(?:\.\d+)*)(?=\s|$)/gm)].map(([, number = '']) => number),
    ...[...page.matchAll(/^\| (W\d+) \|/gm)].map(([, row = '']) => `14 ${row}`),
  ]);

/** Returns the citations of a page in these texts whose section does not exist. */
const danglingCitations = (texts: readonly Text[], page: Specification, content: string): string[] => {
  const sections = sectionsOf(content);
  return texts.flatMap(({ file, text }) =>
    citationsIn(text)
      .filter((cited) => cited.page === page && !sections.has(cited.section))
      .map((cited) => `${file}: ${page}.md §${cited.section}`),
  );
};

/** Returns the sections that a page cites of itself, without a preceding word, and does not have. */
const danglingInside = (content: string): string[] => {
  const sections = sectionsOf(content);
  const own = content.replaceAll(citation, '').matchAll(new RegExp(`§(${section})`, 'g'));
  return [...own].map(([, number = '']) => number).filter((number) => !sections.has(number));
};

const withoutCode = (markdown: string): string =>
  markdown.replaceAll(/```.*?```/gs, '').replaceAll(/`[^`\n]*`/g, '');

/**
 * Returns the relative links and pictures of a Markdown file, resolved from the root, whose target does not
 * exist.
 */
const deadLinks = ({ file, text }: Text, exists: (path: string) => boolean): string[] =>
  [...withoutCode(text).matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(target))
    .map((target) => ({
      target,
      path: join(dirname(file), decodeURIComponent(target.replace(/[?#].*$/, ''))),
    }))
    .filter(({ path }) => !exists(path))
    .map(({ target }) => `${file}: ${target}`);

/** `record 43`, `Decision 28`, `records 18 and 19`, `records 3, 4 and 5`. */
const recordsIn = (text: string): number[] =>
  [
    ...unbroken(text).matchAll(
      /\b(?:records?|decisions?) (\d{1,4}(?:(?:, | and |, and )\d{1,4})*)\b(?![.,]?\d)/gi,
    ),
  ].flatMap(([, numbers = '']) => (numbers.match(/\d+/g) ?? []).map(Number));

const missingRecords = (texts: readonly Text[], records: ReadonlySet<number>): string[] =>
  texts.flatMap(({ file, text }) =>
    recordsIn(text)
      .filter((number) => !records.has(number))
      .map((number) => `${file}: record ${number}`),
  );

/** Returns all files tracked by git except this one, which mentions references that do not exist. */
const trackedTexts = (): Text[] =>
  execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.sql', '*.md', '*.css'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && file !== 'scripts/references.test.ts' && existsSync(join(root, file)))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const contentOf = (page: Specification): string => {
  const file = join(root, `docs/specification/${page}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

describe('references', () => {
  const texts = trackedTexts();

  it.each(specifications)('lead to sections of docs/specification/%s.md that exist', (page) => {
    expect(texts.flatMap(({ text }) => citationsIn(text)).some((cited) => cited.page === page)).toBe(true);
    expect(danglingCitations(texts, page, contentOf(page))).toEqual([]);
  });

  it.each(specifications)('that %s.md makes to itself exist', (page) => {
    expect(danglingInside(contentOf(page))).toEqual([]);
  });

  it('in pages of documentation lead to files', () => {
    const pages = texts.filter(({ file }) => /^(?:docs\/.*|README|CONTRIBUTING)\.md$/.test(file));
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.flatMap((page) => deadLinks(page, (path) => existsSync(join(root, path))))).toEqual([]);
  });

  it('to decision records name records that exist', () => {
    const records = new Set(
      readdirSync(join(root, 'docs/decisions')).map((file) => Number(file.slice(0, 4))),
    );
    expect(texts.flatMap(({ text }) => recordsIn(text)).length).toBeGreaterThan(10);
    expect(missingRecords(texts, records)).toEqual([]);
  });
});

describe('what finds them', () => {
  const page =
    '# The wire\n\n## §2 Cart\n\n### §2.2 Pull\n\n### §2.4 Members\n\n## §14 Found\n\n| W1 | a body |\n';
  const cited = (text: string) => danglingCitations([{ file: 'some.ts', text }], 'wire', page);

  it.each([
    ['/** Lines of a cart (wire §2.2). */', []],
    ['/** Lines (wire §2.3). */', ['some.ts: wire.md §2.3']],
    ['/** A section that is no heading (wire §2.2.1). */', ['some.ts: wire.md §2.2.1']],
    ['// wire §2.2–2.4, §2 and §14 W1', []],
    ['// wire §2.2–2.5', ['some.ts: wire.md §2.5']],
    ['// wire §2, §9 and §14 W2', ['some.ts: wire.md §9', 'some.ts: wire.md §14 W2']],
    ['/**\n * Totals (wire\n * §3.4).\n */', ['some.ts: wire.md §3.4']],
    ['-- Wire §7', ['some.ts: wire.md §7']],
    ['// spec 1 §7, DESIGN §7, and §7 of nothing', []],
  ])('reads %j', (text, dangling) => {
    expect(cited(text)).toEqual(dangling);
  });

  it('knows every page by its word', () => {
    expect(citationsIn('spec 1 §3, Specification 2 §4, wire §5.1, DESIGN §11')).toEqual([
      { page: 'core', section: '3' },
      { page: 'accounts', section: '4' },
      { page: 'wire', section: '5.1' },
      { page: 'design', section: '11' },
    ]);
  });

  it('finds every citation of a page that is not there', () => {
    expect(danglingCitations([{ file: 'some.ts', text: '// wire §2' }], 'wire', '')).toEqual([
      'some.ts: wire.md §2',
    ]);
  });

  it('reads what a page says of itself', () => {
    expect(danglingInside(`${page}As in §2.2 and §3; elsewhere spec 1 §8.`)).toEqual(['3']);
  });

  it('finds links to no file', () => {
    const text =
      '[here](there.md#part) ![it](../gone.webp) [web](https://example.iq/x) [above](#top) `[not](a-link.md)`\n```\n[nor](this.md)\n```\n[gone](<old.md>)';
    expect(
      deadLinks({ file: 'docs/recipes/some.md', text }, (path) => path === 'docs/recipes/there.md'),
    ).toEqual(['docs/recipes/some.md: ../gone.webp', 'docs/recipes/some.md: old.md']);
  });

  it('finds records that are not there', () => {
    const text =
      'See record 11, decision 28 and records 18, 19 and 99; Decision 98\n// (record\n// 97); a record 1.5 long';
    expect(missingRecords([{ file: 'some.ts', text }], new Set([11, 28, 18, 19]))).toEqual([
      'some.ts: record 99',
      'some.ts: record 98',
      'some.ts: record 97',
    ]);
  });
});
