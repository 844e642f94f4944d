import { describe, expect, it } from 'vitest';
import { demoGoods, isShown } from '../demo-goods.ts';
import { sizes as sizeLabels } from '../demo-attributes.ts';
import { sizeGuideOf } from './size-guides.ts';

const labels: Readonly<Record<string, { en: string; ar: string }>> = sizeLabels;

describe('sizeGuideOf', () => {
  it('says the measures of each size in both languages', () => {
    const { en, ar } = sizeGuideOf('mens-t-shirt', ['m', 'l']);
    expect(en).toContain('\n\n• M: chest 104, length 71, shoulder 44.5\n• L: chest 110, length 73, shoulder 46');
    expect(ar).toContain('\n\n• M: الصدر 104، الطول 71، الكتف 44.5\n• L: الصدر 110، الطول 73، الكتف 46');
  });

  it.each([['36', 22.5], ['40', 25.2], ['42', 26.5], ['45', 28.5]])('gives the European size %s a foot of %d cm', (size, foot) => {
    expect(sizeGuideOf('boots', [size]).en).toContain(`• ${size}: foot ${foot}`);
  });

  it('says nothing of a pan, and refuses a size that its garment does not come in', () => {
    expect(sizeGuideOf('frying-pan', ['24 cm'])).toEqual({ en: '', ar: '' });
    expect(() => sizeGuideOf('abaya', ['m'])).toThrow("'m'");
  });
});

describe('the description of what is worn', () => {
  const groups = [...demoGoods({ count: 2000, seed: 1 })].map(({ products }) => products).filter(isShown);
  const worn = groups.filter((group) => group.at(-1)?.axes.includes('size') === true && group.every(({ attributes: { size } }) => !String(size).endsWith('cm')));

  it.each(['en', 'ar'] as const)('holds in %s a line for each size one may choose', (language) => {
    const missing = worn.flatMap((group) => {
      const description = group.at(-1)?.texts[language]?.description ?? '';
      const offered = [...new Set(group.flatMap(({ attributes: { size } }) => (typeof size === 'string' ? [labels[size]?.[language] ?? size] : [])))];
      return offered.filter((size) => !description.includes(`• ${size}: `)).map((size) => `${group.at(-1)?.sku} ${size}`);
    });
    expect([worn.length > 150, missing]).toEqual([true, []]);
  });
});
