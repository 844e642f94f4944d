import { ContentText } from '../../shop/page/content-text.tsx';
import type { HomeBlockView } from './load-home.ts';

/** What an extension shows, in the look of the shop's own texts. */
export const HtmlBlock = ({ block }: { block: Extract<HomeBlockView, { type: 'html' }> }) => (
  <section className="frame pt-10 md:pt-14" id={block.id}>
    <div className="rounded-sheet bg-sunken p-5 md:p-8">
      <ContentText view={block} />
    </div>
  </section>
);
