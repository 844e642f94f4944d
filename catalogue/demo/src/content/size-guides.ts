import type { DemoLanguage } from '../demo-language.ts';
import { rowsOf, type SizeGuide, sizeGuidePage, sizeGuides } from '../facts/size-guides.ts';
import type { ContentPiece, ContentText } from './content-piece.ts';

const words = {
  en: { guide: 'Size guide', size: 'Size' },
  ar: { guide: 'دليل القياسات', size: 'القياس' },
} as const;

const tableIn = (guide: SizeGuide, language: DemoLanguage): string => {
  const head = [words[language].size, ...guide.measures.map((measure) => measure[language])].map(
    (label) => `<th scope="col">${label}</th>`,
  );
  const rows = rowsOf(guide, language).map(
    ({ size, figures }) =>
      `<tr><th scope="row">${size}</th>${figures.map((figure) => `<td>${figure}</td>`).join('')}</tr>`,
  );
  return `<table>\n<thead>\n<tr>${head.join('')}</tr>\n</thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
};

const textIn = (guide: SizeGuide, language: DemoLanguage): ContentText => ({
  title: `${words[language].guide}: ${guide.name[language]}`,
  meta_description: guide.about[language],
  content: `<p>${guide.about[language]}</p>\n${tableIn(guide, language)}`,
});

/** The size guide pages that products with sizes refer to. */
export const sizeGuidePages: readonly ContentPiece[] = sizeGuides.map((guide) => ({
  identifier: sizeGuidePage(guide),
  kind: 'unlisted-page',
  texts: { en: textIn(guide, 'en'), ar: textIn(guide, 'ar') },
}));
