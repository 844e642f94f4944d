import type { ComponentProps, ReactNode } from 'react';
import { Photo } from '../../../shop/pictures/photo.ts';
import type { PictureView } from '../../../view-models/product/gallery-of.ts';

export type PickedCardProps = Omit<ComponentProps<'input'>, 'children' | 'title' | 'type'> & {
  type: 'radio' | 'checkbox';
  name: string;
  title: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
  picture?: PictureView | null;
};

/** A selectable card, with a picture where there is one; the whole card is the tap target. */
export const PickedCard = ({ title, detail, aside, picture = null, ...input }: PickedCardProps) => (
  <label className="press-still flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-surface px-4 py-2 inset-ring-1 inset-ring-line has-checked:bg-accent-soft has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:focus-ring has-disabled:cursor-not-allowed has-disabled:bg-ground">
    <input {...input} className={input.type === 'radio' ? 'radio-mark' : 'check-mark'} />
    {picture !== null && (
      <span className="w-14 shrink-0 overflow-hidden rounded-inner">
        <Photo alt="" path={picture.path} size={100} slot="56px" tone={picture.tone} />
      </span>
    )}
    <span className="flex min-w-0 flex-1 basis-36 flex-wrap items-center justify-between gap-x-3">
      <span className="grid min-w-0 flex-1 basis-24">
        <span className="leading-snug font-medium">{title}</span>
        {detail !== undefined && <span className="text-sm text-ink-soft">{detail}</span>}
      </span>
      {aside}
    </span>
  </label>
);
