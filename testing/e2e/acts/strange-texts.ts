import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../shared/data/naughty');

/** Texts that have broken other shops: markup, quotes, templates, text directions, emoji. */
export const dangerousTexts: readonly string[] = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "';alert(String.fromCharCode(88,83,83))//",
  'javascript:alert(1)',
  '<!-- --!> <plaintext>',
  '&lt;b&gt; &amp;quot; &#x27;',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)}',
  '\u2028line\u2029separators\u202Egnitirw\u202C \u2067unclosed',
  'O’Brien & سعر "5" <دينار>',
  '👨‍👩‍👧‍👦🇮🇶 ﷽ Z̸̢͘a̷l҉g̢o',
  '__proto__ constructor toString %00 %0d%0a ../../etc/passwd',
];

/**
 * PostgreSQL stores no NUL and no unpaired surrogate, HTML normalizes carriage returns, and a name needs a
 * visible character.
 */
const isKeepable = (text: string): boolean =>
  !/[\0\r]/.test(text) && text.isWellFormed() && text.trim() !== '';

/**
 * Returns the dangerous texts and, where the shared lists are available (`../shared/data/naughty`),
 * everything in them.
 */
export const strangeTexts = (): string[] => {
  if (!existsSync(folder)) return [...dangerousTexts];
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const listed = read('blns/blns.json') as string[];
  const bidirectional = (read('rtl_bidi_unicode.json') as { string: string }[]).map(({ string }) => string);
  return [...new Set([...dangerousTexts, ...bidirectional, ...listed])].filter(isKeepable);
};
