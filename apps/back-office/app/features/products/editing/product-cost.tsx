import { useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { deskButton } from '../../../parts/button-styles.ts';
import { amountToType } from '../../../parts/typed-amount.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { CostsSheet } from '../../../product-costs/costs-sheet.tsx';

/** What a product costs the shop, and a button that opens it to be written down. */
export const ProductCost = ({ sku }: { sku: string }) => {
  const texts = useTexts('costs');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useCall('desk/product-cost', { query: { sku } });
  if (data === undefined) return null;
  const { cost, units } = data;
  const unit = units.find(({ code }) => code === cost?.currency) ?? units[0];
  if (unit === undefined) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {texts.cost}: {cost === null ? texts.unknown : <Amount minor={cost.amount} unit={unit} />}
      <button className={deskButton.plain} onClick={() => setIsOpen(true)} type="button">
        {texts.change}
      </button>
      {isOpen && (
        <CostsSheet
          currency={unit.code}
          lines={`${sku}\t${cost === null ? '' : amountToType(cost.amount, unit.scale)}`}
          onClose={() => setIsOpen(false)}
          units={units}
        />
      )}
    </span>
  );
};
