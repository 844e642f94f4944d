import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { relatedId } from './section-ids.ts';

/** Said at once where nothing of a product is left, with the way to what stands in for it. */
export const SoldOut = ({ hasRelated }: { hasRelated: boolean }) => {
  const [texts, { outOfStock }] = [useTexts('product'), useTexts('catalogue')];
  return (
    <div className="grid gap-2 rounded-card bg-sunken p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Icon className="size-5.5" name="package" />
        {outOfStock}
      </p>
      <p className="text-ink-soft">{texts.soldOutText}</p>
      {hasRelated && (
        <a className="inline-flex min-h-11 w-fit items-center gap-1 font-semibold text-accent-ink underline-offset-4 hover:underline" href={`#${relatedId}`}>
          {texts.seeSimilar}
          <Icon className="size-4" name="down" />
        </a>
      )}
    </div>
  );
};
