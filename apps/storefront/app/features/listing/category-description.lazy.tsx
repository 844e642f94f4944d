import { useTexts } from '../../i18n/texts.tsx';
import type { ListingView } from './loading/load-listing.ts';

/** The owner's description of a category, below its products. */
export const CategoryDescription = ({
  category: { name, lang, description },
}: Pick<ListingView, 'category'>) => {
  const texts = useTexts('listing');
  return (
    <section className="frame pt-14 text-ink-soft" lang={lang ?? undefined}>
      <div className="grid max-w-3xl gap-2">
        <h2 className="text-lg text-ink">{texts.about(name)}</h2>
        {description.map((block) =>
          block.kind === 'paragraph' ? (
            <p key={block.text}>{block.text}</p>
          ) : (
            <ul className="list-disc ps-6" key={block.items.join()}>
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        )}
      </div>
    </section>
  );
};
