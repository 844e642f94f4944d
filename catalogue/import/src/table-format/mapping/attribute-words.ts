import { validationErrors, type AttributeInput, type Texts } from '@dijla/provider/modules/catalog/catalog';
import { columnKey } from '../source-row.ts';

type Known = { code: string; labels: Texts<string>; words: readonly string[] };

/** Common attributes with the names that shops use for them. */
const known: readonly Known[] = [
  {
    code: 'color',
    labels: { en: 'Color', ar: 'اللون' },
    words: ['color', 'colour', 'colors', 'colours', 'pa_color', 'pa_colour', 'اللون', 'لون', 'الألوان'],
  },
  {
    code: 'size',
    labels: { en: 'Size', ar: 'المقاس' },
    words: ['size', 'sizes', 'pa_size', 'المقاس', 'مقاس', 'القياس', 'الحجم'],
  },
  {
    code: 'material',
    labels: { en: 'Material', ar: 'الخامة' },
    words: ['material', 'materials', 'fabric', 'pa_material', 'الخامة', 'المادة', 'القماش'],
  },
  {
    code: 'brand',
    labels: { en: 'Brand', ar: 'الماركة' },
    words: ['brand', 'العلامة التجارية', 'الماركة'],
  },
  { code: 'tags', labels: { en: 'Tags', ar: 'الوسوم' }, words: ['tags', 'tag', 'الوسوم'] },
  { code: 'weight', labels: { en: 'Weight', ar: 'الوزن' }, words: ['weight', 'الوزن'] },
];
const byWord = new Map(known.flatMap((each) => each.words.map((word) => [columnKey(word), each])));
const byCode = new Map(known.map((each) => [each.code, each]));

const isTaken = (code: string): boolean => {
  const attribute: AttributeInput = {
    code,
    input: 'text',
    labels: {},
    is_filterable: false,
    is_comparable: false,
    is_visible_on_front: false,
    is_user_defined: true,
    position: 0,
    options: [],
    sets: [],
  };
  return (
    validationErrors(
      { source: 'import', attributes: [attribute], categories: [], products: [] },
      { attributes: new Map(), categoryPaths: new Set(), skus: new Set() },
    ).length > 0
  );
};

const free = new Map<string, string>();
/** Returns the code, prefixed with `own_` when the shop reserves it. */
export const freeCode = (code: string): string => {
  const standing = free.get(code) ?? (isTaken(code) ? `own_${code}` : code);
  free.set(code, standing);
  return standing;
};

/**
 * Returns the code of an attribute from its name in an export: `Colour` and `اللون` are `color`, `Shoe
 * Width` is `shoe_width`.
 */
export const attributeCode = (name: string): string => {
  const bare = name
    .replace(
      /^(?:g:|(?:options?|attributes?|attr|variants?|variations?|choices?|pa|خيار|خاصية)[\s_:.\-/[(]+)(?=.)/i,
      '',
    )
    .replace(/[\])]+$/, '');
  const standing = (byWord.get(columnKey(name)) ?? byWord.get(columnKey(bare)))?.code;
  return freeCode(
    standing ??
      (bare
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '_')
        .replace(/^_|_$/g, '') ||
        'option'),
  );
};

export const knownLabels = (code: string): Texts<string> | undefined =>
  byCode.get(code.replace(/^own_/, ''))?.labels;
