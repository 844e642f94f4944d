import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useState } from 'react';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { type Category, nameIn, parentsFor, type Place } from './category-places.ts';
import { CategorySelect } from './category-select.tsx';

/** Asks below which category another one goes. */
export const MoveSheet = ({
  all,
  category,
  onClose,
  onMove,
}: {
  all: readonly Category[];
  category: Category;
  onClose: () => void;
  onMove: (place: Place) => void;
}) => {
  const texts = useTexts('categories');
  const { close } = useTexts('common');
  const { store } = useDeskLanguage();
  const [parent, setParent] = useState(category.parent_id);
  return (
    <Sheet
      closeLabel={close}
      from="bottom"
      onClose={onClose}
      title={texts.moveTitle(nameIn(category, store.language))}
    >
      <div className="grid gap-4 p-5 pt-2">
        <CategorySelect
          categories={parentsFor(all, category.id)}
          first={texts.top}
          label={texts.below}
          onChange={setParent}
          value={parent}
        />
        <p className="text-ink-soft">{texts.moveHint}</p>
        <div>
          <button
            className={deskButton.primary}
            onClick={() => {
              onMove({ parent_id: parent, before_id: null });
              onClose();
            }}
            type="button"
          >
            {texts.move}
          </button>
        </div>
      </div>
    </Sheet>
  );
};
