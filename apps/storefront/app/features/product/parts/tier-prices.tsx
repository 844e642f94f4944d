import { useTexts } from '../../../i18n/texts.tsx';
import { useMoneyText } from '../../../shop/cards/price.tsx';
import { tierAt } from '../../../view-models/product/tier-view.ts';
import type { PartProps } from '../buy/purchase.ts';

/** The tier prices per piece; the row of the current quantity is marked. */
export const TierPrices = ({ product: { tiers }, choice: { qty } }: PartProps) => {
  const [texts, { save }] = [useTexts('productChoice'), useTexts('catalogue')];
  const moneyText = useMoneyText();
  const reached = tierAt(tiers, qty);
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-start font-semibold">{texts.tiers}</caption>
      <tbody>
        {tiers.map((tier) => (
          <tr
            className={tier === reached ? 'bg-accent-soft text-accent-ink' : 'even:bg-sunken/50'}
            key={tier.qty}
          >
            <th className="rounded-s-lg px-3 py-2 text-start font-medium" scope="row">
              {texts.tierOf(tier.qty)}
            </th>
            <td className="px-3 py-2 font-semibold">
              <bdi>{texts.each(moneyText(tier.final))}</bdi>
            </td>
            <td className="rounded-e-lg px-3 py-2 text-end text-sm text-accent-ink">
              {save(moneyText(tier.saved))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
