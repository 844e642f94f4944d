import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useFrame } from '../../shop/frame-context.ts';
import { Photo } from '../../ui/photo.tsx';
import { Scene } from '../../ui/scene.tsx';
import type { CardView } from '../../view-models/card-view.ts';
import type { SceneBlock } from '../../view-models/scene-block.ts';
import { leadsSomewhere } from './leads-somewhere.ts';

const pictureRoom = 'md:order-2 md:aspect-auto md:h-[clamp(24rem,34vw,34rem)]';

/** Without a scene of the owner's the newest products stand in: a large picture and two small ones. */
const NewestPictures = ({ cards }: { cards: readonly CardView[] }) => {
  const pictures = cards.flatMap(({ sku, picture }) => (picture === null ? [] : [{ sku, ...picture }])).slice(0, 3);
  return (
    <div className={`grid aspect-[3/2] grid-cols-3 grid-rows-2 gap-px bg-ground ${pictureRoom}`}>
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

const actionStyle = 'press inline-flex min-h-12 items-center justify-center rounded-card bg-on-stage px-7 py-2 text-center font-semibold text-stage hover:bg-ground';

/** One scene, one sentence, one button. Words stand on plain ground beside the picture, which runs to the edge. */
export const Stage = ({ scene, cards }: { scene: SceneBlock | null; cards: readonly CardView[] }) => {
  const texts = useTexts('home');
  const { code } = useStoreView();
  const { menu } = useFrame();
  const action = scene?.action && leadsSomewhere(scene.action.href, code, menu) ? scene.action : { href: '#new', text: texts.stageAction };
  return (
    <section className="grid bg-stage text-on-stage md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      {scene === null ? (
        <NewestPictures cards={cards} />
      ) : (
        <Scene
          alt={scene.picture.alt}
          className={`aspect-[3/2] object-[50%_62%] ${pictureRoom}`}
          isMain
          path={scene.picture.path}
          slot="(min-width: 52rem) 58vw, 100vw"
        />
      )}
      <div className="river grid content-center justify-items-start gap-5 px-4 py-6 md:gap-8 md:py-10 md:ps-[max(2rem,calc((100vw-85rem)/2+2rem))] md:pe-10" lang={scene?.lang ?? undefined}>
        <h1 className="text-3xl leading-tight font-bold md:text-5xl lg:lang-ar:text-6xl">{scene?.title ?? texts.stageTitle}</h1>
        <a className={actionStyle} href={action.href}>
          {action.text}
        </a>
      </div>
    </section>
  );
};
