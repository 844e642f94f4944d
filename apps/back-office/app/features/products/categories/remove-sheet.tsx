import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { RefusalNote } from '../../../parts/failure-note.tsx';
import { paths } from '../../../paths.ts';
import { ask } from '../../../provider-client/ask.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { CategorySelect } from './category-select.tsx';
import type { OpenedCategory } from './category-values.ts';

type RemoveProps = { opened: OpenedCategory; name: string };

const Asked = ({ opened: { id, own_products }, name }: RemoveProps) => {
  const texts = useTexts('categories');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data } = useCall('desk/categories');
  const [to, setTo] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const remove = async (): Promise<void> => {
    try {
      await ask('desk/delete-category', { params: { categoryId: String(id) }, body: { products_to: to } });
      showToast({ type: 'success', message: texts.removed(name) });
      void client.invalidateQueries({ queryKey: ['desk/categories'] });
      void navigate(paths.categories, { replace: true });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <>
      <p>{own_products === 0 ? texts.removeText : texts.removeProducts(own_products)}</p>
      <CategorySelect
        categories={(data?.items ?? []).filter((category) => category.id !== id)}
        first={own_products === 0 ? texts.nowhere : texts.choose}
        label={texts.productsTo}
        onChange={setTo}
        value={to}
      />
      {failure !== null && <RefusalNote error={failure} />}
      <div>
        <button
          className={deskButton.danger}
          disabled={own_products > 0 && to === null}
          onClick={() => void remove()}
          type="button"
        >
          {texts.remove}
        </button>
      </div>
    </>
  );
};

/** Asks where the products and the address of a category go, and deletes it. */
export const RemoveSheet = ({ onClose, ...props }: RemoveProps & { onClose: () => void }) => {
  const texts = useTexts('categories');
  const { close } = useTexts('common');
  return (
    <Sheet closeLabel={close} from="bottom" onClose={onClose} title={texts.removeTitle(props.name)}>
      <div className="grid gap-4 p-5 pt-2">
        {props.opened.has_below ? <p>{texts.removeBelow}</p> : <Asked {...props} />}
      </div>
    </Sheet>
  );
};
