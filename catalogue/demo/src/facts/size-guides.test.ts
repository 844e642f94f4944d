import { describe, expect, it } from 'vitest';
import { demoContent } from '../content/demo-content.ts';
import { sizes as sizeLabels } from '../demo-attributes.ts';
import { demoProducts, isShown } from '../demo-products.ts';
import { rowsOf, sizeGuideOf, sizeGuidePage, sizeGuides } from './size-guides.ts';

const labels: Readonly<Record<string, { en: string; ar: string }>> = sizeLabels;
const guideAt = (page: string | null) => sizeGuides.find((guide) => sizeGuidePage(guide) === page);
const figuresOf = (productType: string, size: string) => {
  const guide = guideAt(sizeGuideOf(productType, [size]));
  return guide && rowsOf(guide, 'en').find((row) => row.size === (labels[size]?.en ?? size))?.figures;
};

describe('sizeGuideOf', () => {
  it.each([
    ['mens-t-shirt', 'm', ['104', '71', '44.5']],
    ['abaya', '56', ['160–165', '142', '116']],
    ['baby-suit', '3-6 months', ['68', '46', '56']],
  ])('measures %s in %s', (productType, size, figures) => {
    expect(figuresOf(productType, size)).toEqual(figures);
  });

  it.each([
    ['36', '22.5'],
    ['40', '25.2'],
    ['42', '26.5'],
    ['45', '28.5'],
  ])('gives the European size %s a foot of %s cm', (size, foot) => {
    expect(figuresOf('boots', size)).toEqual([foot]);
  });

  it('says nothing of a pan, and refuses a size that its garment does not come in', () => {
    expect(sizeGuideOf('frying-pan', ['24 cm'])).toBeNull();
    expect(() => sizeGuideOf('abaya', ['m'])).toThrow("'m'");
  });
});

describe('sizeGuides', () => {
  it.each(['en', 'ar'] as const)('has no smaller figure in %s for a larger size', (language) => {
    const shrinking = sizeGuides.flatMap((guide) => {
      const rows = rowsOf(guide, language).map(({ figures }) =>
        figures.map((figure) => Number.parseFloat(figure)),
      );
      return rows
        .slice(1)
        .some((row, place) => row.some((figure, column) => !(figure >= (rows[place]?.[column] ?? 0))))
        ? [guide.code]
        : [];
    });
    expect(shrinking).toEqual([]);
  });
});

describe('what is worn', () => {
  const groups = [...demoProducts({ count: 2000, seed: 1 })].map(({ products }) => products).filter(isShown);
  const worn = groups.filter(
    (group) =>
      group.at(-1)?.axes.includes('size') === true &&
      group.every(({ attributes: { size } }) => !String(size).endsWith('cm')),
  );

  it.each(['en', 'ar'] as const)('names in %s a page with a row for each size one may choose', (language) => {
    const missing = worn.flatMap((group) => {
      const page = group.at(-1)?.texts[language]?.attributes['size_guide'];
      const content =
        demoContent.find(({ identifier }) => identifier === page)?.texts[language].content ?? '';
      const offered = [
        ...new Set(
          group.flatMap(({ attributes: { size } }) =>
            typeof size === 'string' ? [labels[size]?.[language] ?? size] : [],
          ),
        ),
      ];
      return offered
        .filter((size) => !content.includes(`<th scope="row">${size}</th>`))
        .map((size) => `${group.at(-1)?.sku} ${size}`);
    });
    expect([worn.length > 150, missing]).toEqual([true, []]);
  });

  it('is the only thing that names one', () => {
    const others = groups
      .filter((group) => !worn.includes(group))
      .flatMap((group) => group.filter(({ texts }) => texts.en?.attributes['size_guide'] !== undefined));
    expect(others.map(({ sku }) => sku)).toEqual([]);
  });
});
