// @chunk trade
import type { StockState } from '@dijla/commerce-rules/availability/stock-state-of';
import { useTexts } from '../../i18n/texts.tsx';

const look = {
  'in-stock': { dot: 'bg-accent', text: 'text-ink-soft' },
  'only-left': { dot: 'bg-danger', text: 'text-danger' },
  'out-of-stock': { dot: 'bg-line-strong', text: 'text-ink-soft' },
} as const;

/** In stock, only n left, or out of stock, always in words and not by color alone. */
export const StockLabel = ({ stock }: { stock: StockState }) => {
  const texts = useTexts('catalogue');
  const words = {
    'in-stock': texts.inStock,
    'only-left': texts.onlyLeft(stock.left ?? 0),
    'out-of-stock': texts.outOfStock,
  }[stock.state];
  return (
    <p className={`flex items-center gap-2 font-medium ${look[stock.state].text}`}>
      <span className={`size-2 rounded-full ${look[stock.state].dot}`} />
      {words}
    </p>
  );
};
