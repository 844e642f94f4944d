import { languages } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { textsPlugin, withPlainTextImports } from './texts-plugin.ts';

describe('withPlainTextImports', () => {
  it('imports a subject in every language of the shop', () => {
    const written = withPlainTextImports("const texts = textsIn('cart/ordered');");
    for (const language of languages)
      expect(written).toContain(`${language}: () => import('@dijla/messages/${language}/cart/ordered')`);
    expect(written).not.toContain('textsIn');
  });

  it('merges several subjects, also over several lines and with a type', () => {
    const written = withPlainTextImports("textsIn<'cart' | 'frame'>(\n  'cart/cart',\n  'frame',\n)");
    expect(written).toContain(
      "en: () => textsOfSubjects(import('@dijla/messages/en/cart/cart'), import('@dijla/messages/en/frame'))",
    );
    expect(written).toMatch(/^import \{ textsOf as textsOfSubjects \} from /);
    expect(withPlainTextImports("textsIn('a', 'b');textsIn('c', 'd')").match(/^import \{/gm)).toHaveLength(1);
  });

  it('writes a text in every language as an object of imports, several calls beside each other', () => {
    const written = withPlainTextImports(
      "const a = await textsInLanguages('failure', 'failure');\nconst b = await textsInLanguages(\n  'cart/governorates',\n  'alsoCalled',\n);",
    );
    expect(written).not.toContain('await');
    const [, names = ''] = /const b = \(\{ (.*) \}\);/.exec(written) ?? [];
    const ofLanguage = new Map(names.split(', ').map((each) => each.split(': ') as [string, string]));
    expect([...ofLanguage.keys()]).toEqual([...languages]);
    for (const [language, name] of ofLanguage)
      expect(written).toContain(
        `import { alsoCalled as ${name} } from '@dijla/messages/${language}/cart/governorates';`,
      );
    expect(new Set(written.match(/ as \w+/g)).size).toBe(2 * languages.length);
  });

  it('makes one module of subjects that belong together', async () => {
    const written = withPlainTextImports("textsTogether('cart/cart', 'cart/totals')");
    const [, id = ''] = /en: \(\) => import\('([^']+)'\)/.exec(written) ?? [];
    expect(textsPlugin.load(textsPlugin.resolveId(id) ?? '')).toBe(
      "export * from '@dijla/messages/en/cart/cart';\nexport * from '@dijla/messages/en/cart/totals';",
    );
  });

  it('refuses a subject that only a running page would know', () => {
    expect(() => withPlainTextImports('textsIn(subject)')).toThrow('literals');
  });
});
