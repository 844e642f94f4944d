import type { ViewDocuments } from '../packed/view-documents.ts';
import { type SentTexts, textsById } from './sent-texts.ts';

/**
 * Packs the documents of all store views, those of one product next to each other because they have much in
 * common.
 */
export const packTexts = (
  views: readonly Pick<ViewDocuments<unknown>, 'setText'>[],
  ofViews: readonly SentTexts[],
): void => {
  const byView = ofViews.map(textsById);
  for (const id of new Set(byView.flatMap((texts) => [...texts.keys()]))) {
    for (const [place, products] of views.entries()) {
      const text = byView[place]?.get(id);
      if (text !== undefined) products.setText(id, text);
    }
  }
};
