import { useTexts } from '../../i18n/texts.tsx';

/** The cart page's heading with the number of pieces once it is known. */
export const CartHeading = ({ count }: { count: number | null }) => {
  const texts = useTexts('cart');
  return (
    <header className="flex flex-wrap items-baseline gap-x-3">
      <h1 className="text-3xl outline-none md:text-4xl" tabIndex={-1}>
        {texts.title}
      </h1>
      {count !== null && <p className="text-ink-soft">{texts.itemCount(count)}</p>}
    </header>
  );
};
