import { type RefObject, use, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OwnTextsContext } from '../../../i18n/own-texts.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import type { EditedLine } from './edited-line.lazy.ts';
import type { Purchase } from './use-purchase.ts';

/**
 * When the shopper comes from a cart line, fills the form with the line's choices and returns how to change
 * that line; otherwise `edited` is null.
 */
export const useEditedLine = (
  purchase: Purchase,
  form: RefObject<HTMLFormElement | null>,
): { edited: EditedLine | null; wake: () => void } => {
  const { state } = useLocation() as { state: { editLine?: string } | null };
  const { code, language } = useStoreView();
  const navigate = useNavigate();
  const change = use(OwnTextsContext);
  const [edited, setEdited] = useState<EditedLine | null>(null);
  const lineKey = state?.editLine;
  const wake = useCallback(() => {
    if (lineKey === undefined) return;
    void import('./edited-line.lazy.ts')
      .then(
        ({ openLine }) =>
          form.current &&
          openLine(lineKey, { form: form.current, purchase, code, language, change, navigate }),
      )
      .then(setEdited, () => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- a line is opened once, and again when more of the form has come
  }, [lineKey]);
  useEffect(wake, [wake]);
  return { edited, wake };
};
