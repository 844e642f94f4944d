import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/page/frame-context.ts';
import { leadsSomewhere } from '../../shop/page/leads-somewhere.ts';
import { Amount } from '../../shop/cards/price.tsx';
import { Photo } from '../../shop/pictures/photo.ts';
import { Scene } from '../../shop/pictures/scene.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { focusShares } from '../../view-models/content/scene-view.ts';
import type { StagedProduct, StageScene } from './load-stage.ts';

const pictureSize = 'aspect-[3/2] md:order-2 md:aspect-auto md:h-[clamp(24rem,34vw,34rem)]';

/** Shown when the owner has set no scene: a large picture of a new product and two small ones. */
const NewestPictures = ({ cards }: { cards: readonly CardView[] }) => {
  const pictures = cards
    .flatMap(({ sku, picture }) => (picture === null ? [] : [{ sku, ...picture }]))
    .slice(0, 3);
  return (
    <div className={`grid grid-cols-3 grid-rows-2 gap-px bg-ground ${pictureSize}`}>
      {pictures.map(({ sku, path, tone }, place) => (
        <Photo
          alt=""
          className={`aspect-auto! min-h-0 ${place === 0 ? 'col-span-2 row-span-2' : ''}`}
          isMain={place === 0}
          key={sku}
          path={path}
          size={place === 0 ? 600 : 300}
          slot={place === 0 ? '(min-width: 52rem) 36vw, 66vw' : '33vw'}
          tone={tone}
        />
      ))}
    </div>
  );
};

/** The price at the product's position in the picture; the name is beside it for users with a pointer. */
const PriceInScene = ({ product: { name, lang, urlPath, price, x, y } }: { product: StagedProduct }) => {
  const { from } = useTexts('catalogue');
  const { code } = useStoreView();
  if (price === null) return null;
  return (
    <li
      className="absolute -translate-1/2 hover:z-10 focus-within:z-10"
      style={{ left: `clamp(2.75rem, ${x}%, 100% - 2.75rem)`, top: `${y}%` }}
    >
      <Link
        className="press group grid min-h-11 min-w-11 place-items-center rounded-full"
        to={paths.entity(code, urlPath)}
      >
        <span className="grid max-w-56 justify-items-center rounded-full bg-surface/92 px-2.5 py-0.5 text-xs text-ink shadow-float group-hover:bg-surface md:px-3 md:py-1 md:text-sm">
          <span
            className="sr-only text-center md:group-hover:not-sr-only md:group-focus-visible:not-sr-only"
            lang={lang ?? undefined}
          >
            <bdi className="md:line-clamp-1">{name}</bdi>
          </span>
          <span className="font-bold whitespace-nowrap">
            {price.isFrom && <span className="font-medium">{from} </span>}
            <Amount minor={price.final} />
          </span>
        </span>
      </Link>
    </li>
  );
};

/** Where the picture is cropped, and the places of products in it with it, where the owner said what matters. */
const stageFocus = (focus: string | undefined): CSSProperties | undefined => {
  const shares = focus === undefined ? null : focusShares(focus);
  return (
    shares === null ? undefined : { objectPosition: focus, '--focus-x': shares.x, '--focus-y': shares.y }
  ) as CSSProperties | undefined;
};

const actionStyle =
  'press inline-flex min-h-12 items-center justify-center rounded-card bg-on-stage px-4 py-2 text-center font-semibold text-stage hover:bg-ground md:px-7';

/**
 * A scene with tappable products, one sentence and one button. The text is on a plain background beside the
 * picture, which extends to the edge.
 */
export const Stage = ({ scene, cards }: { scene: StageScene | null; cards: readonly CardView[] }) => {
  const texts = useTexts('home');
  const { code, direction } = useStoreView();
  const { menu } = useFrame();
  const action =
    scene?.action && leadsSomewhere(scene.action.href, code, menu)
      ? scene.action
      : { href: '#new', text: texts.stageAction };
  return (
    <section className="grid bg-stage text-on-stage md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      {scene === null ? (
        <NewestPictures cards={cards} />
      ) : (
        <div
          className={`relative overflow-hidden object-[50%_62%] [container-type:size] ${pictureSize}`}
          style={stageFocus(scene.picture.focus)}
        >
          <Scene
            alt={scene.picture.alt}
            className="absolute inset-0 h-full [object-position:inherit]"
            isMain
            path={scene.picture.path}
            slot="(min-width: 52rem) 58vw, 100vw"
          />
          {scene.products.length > 0 && (
            // Positions in a picture do not depend on the text direction of the page.
            <ul aria-label={texts.inTheScene} className="over-scene" dir={direction}>
              {scene.products.map((product) => (
                <PriceInScene key={product.sku} product={product} />
              ))}
            </ul>
          )}
        </div>
      )}
      <div
        className="river flex flex-wrap content-center items-center justify-between gap-x-4 gap-y-3 px-4 py-4 md:grid md:justify-items-start md:gap-8 md:py-10 md:ps-[max(2rem,calc((100vw-85rem)/2+2rem))] md:pe-10"
        lang={scene?.lang ?? undefined}
      >
        <h1 className="min-w-0 flex-1 basis-36 text-xl leading-tight arabic:text-2xl font-bold md:text-5xl lg:arabic:text-6xl">
          {scene?.title ?? texts.stageTitle}
        </h1>
        <a className={actionStyle} href={action.href}>
          {action.text}
        </a>
      </div>
    </section>
  );
};
