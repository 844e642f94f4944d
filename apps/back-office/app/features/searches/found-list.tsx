import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';

type FoundProducts = DeskResult<'desk/search-text'>['now'];
export type FoundItem = FoundProducts['items'][number];

/** What a search finds, in order; `renderBeside` gives what stands at the end of each line. */
export const FoundList = ({
  title,
  found: { total, items },
  renderBeside,
}: {
  title: string;
  found: FoundProducts;
  renderBeside?: (item: FoundItem) => ReactNode;
}) => {
  const texts = useTexts('searchRules');
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="flex flex-wrap items-baseline gap-x-3 pb-1 font-semibold">
        {title}
        <span className="font-normal text-ink-soft">{texts.total(grouped(total))}</span>
      </h3>
      {items.length === 0 && <p className="text-ink-soft">{texts.nothing}</p>}
      <ol>
        {items.map((item, place) => (
          <li
            className="flex items-center gap-3 border-t border-line py-1.5 first:border-0"
            key={item.product_id}
          >
            <span className="w-6 shrink-0 text-end text-ink-soft">{place + 1}</span>
            <span className="min-w-0 flex-1">
              <bdi>{item.name}</bdi>{' '}
              <bdi className="text-sm whitespace-nowrap text-ink-soft" dir="ltr">
                {item.sku}
              </bdi>
              {!item.is_in_stock && <span className="text-sm text-danger"> {texts.soldOut}</span>}
            </span>
            {renderBeside?.(item)}
          </li>
        ))}
      </ol>
    </section>
  );
};
