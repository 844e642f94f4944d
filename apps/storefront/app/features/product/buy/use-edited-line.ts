import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import type { EditedLine } from './edited-line.lazy.ts';
import type { Purchase } from './use-purchase.ts';

/** Who comes from a line of the cart finds its choices in the form, and changes that line; null for everybody else. */
export const useEditedLine = (
  purchase: Purchase,
  form: RefObject<HTMLFormElement | null>,
): { edited: EditedLine | null; wake: () => void } => {
  const { state } = useLocation() as { state: { editLine?: string } | null };
  const { code, language } = useStoreView();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<EditedLine | null>(null);
  const lineKey = state?.editLine;
  const wake = useCallback(() => {
    if (lineKey === undefined) return;
    void import('./edited-line.lazy.ts')
      .then(
        ({ openLine }) =>
          form.current && openLine(lineKey, { form: form.current, purchase, code, language, navigate }),
      )
      .then(setEdited, () => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- a line is opened once, and again when more of the form has come
  }, [lineKey]);
  useEffect(wake, [wake]);
  return { edited, wake };
};
