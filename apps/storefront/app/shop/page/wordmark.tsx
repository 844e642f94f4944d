// @chunk shell
import { useFrame } from './frame-context.ts';
import { useShopName } from './use-shop-name.ts';

/** Screens on which the name is shown beside the logo: all, those with enough space, or wide ones. */
const nameStyles = { all: '', roomy: 'max-xs:hidden', wide: 'max-md:hidden' } as const;

/** The shop's logo, or its first letter, with its name in the page's script unless the logo has it. */
export const Wordmark = ({ nameOn = 'all' }: { nameOn?: keyof typeof nameStyles }) => {
  const name = useShopName();
  const { logo, isNamedByLogo } = useFrame().brand ?? {};
  return (
    <span className="flex items-center gap-2.5">
      {logo ? (
        <span aria-hidden="true" className="logo" style={{ aspectRatio: `${logo.width}/${logo.height}` }} />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-[0.6875rem] bg-accent text-xl font-bold text-on-accent"
        >
          {[...name][0]}
        </span>
      )}
      <span className={isNamedByLogo ? 'sr-only' : `text-2xl leading-none font-bold ${nameStyles[nameOn]}`}>
        {name}
      </span>
    </span>
  );
};
