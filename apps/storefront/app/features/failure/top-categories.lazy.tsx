import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { Photo } from '../../shop/pictures/photo.ts';
import { hueOf } from '../../view-models/product/hue-of.ts';

/** Maximum number of categories, as many as two rows hold on a phone. */
const most = 8;

/** The first top categories; nothing when the menu could not be loaded. */
export const TopCategories = () => {
  const texts = useTexts('pageFailure');
  const { code } = useStoreView();
  const { menu } = useFrame();
  if (menu.length === 0) return null;
  return (
    <section aria-labelledby="look-around" className="frame pb-10">
      <h2 className="pb-4 text-center text-xl" id="look-around">
        {texts.lookAround}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,4.5rem),1fr))] gap-3 md:mx-auto md:max-w-4xl md:grid-cols-8 md:gap-4">
        {menu.slice(0, most).map(({ id, name, lang, urlPath, image }, place) => (
          <li key={id}>
            <Link
              className="press grid gap-2 text-center text-sm leading-snug font-medium hover:text-accent-ink"
              lang={lang ?? undefined}
              to={paths.entity(code, urlPath)}
            >
              <span
                className="tinted block aspect-square overflow-hidden rounded-card"
                style={{ '--hue': hueOf(place) } as React.CSSProperties}
              >
                {image !== null && (
                  <Photo
                    alt=""
                    className="bg-transparent! bg-none!"
                    path={image}
                    size={100}
                    slot="(min-width: 52rem) 6rem, 20vw"
                  />
                )}
              </span>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
