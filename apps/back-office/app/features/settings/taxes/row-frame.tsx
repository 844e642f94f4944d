import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskIconButton } from '../../../parts/button-styles.ts';
import { DeskIcon } from '../../../parts/desk-icon.tsx';

/** One of several rows of fields, `name` of it for screen readers; with `onRemove` it can be taken out. */
export const RowFrame = ({
  name,
  onRemove,
  children,
}: {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}) => {
  const texts = useTexts('taxes');
  return (
    <fieldset className="relative grid gap-3 rounded-card bg-sunken/50 p-3 pe-14">
      <legend className="sr-only">{name}</legend>
      <button
        aria-label={texts.remove(name)}
        className={`${deskIconButton} absolute end-1 top-1 z-stuck`}
        onClick={onRemove}
        type="button"
      >
        <DeskIcon name="close" />
      </button>
      {children}
    </fieldset>
  );
};
