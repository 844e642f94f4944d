import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';

/** Says that orders came while the list had to stay as it is, and shows them when pressed. */
export const NewOrders = ({ count, show }: { count: number; show: () => void }) => {
  const texts = useTexts('live');
  return (
    <output className="block pb-3">
      <button className={deskButton.quiet} onClick={show} type="button">
        <DeskIcon className="size-4" name="orders" />
        {texts.newOrders(count)}
      </button>
    </output>
  );
};
