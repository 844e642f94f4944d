import { useTexts } from '../../i18n/texts.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Photo } from '../../ui/photo.tsx';
import type { CardView } from '../../view-models/card-view.ts';

const Waves = () => (
  <svg aria-hidden="true" className="absolute inset-x-0 bottom-0 h-2/5 w-full text-accent" fill="none" preserveAspectRatio="none" viewBox="0 0 1200 200">
    <path d="M0 70c120-70 240-70 400-10s280 60 420 0 260-50 380 10v130H0z" fill="currentColor" opacity=".1" />
    <path d="M0 120c140-60 260-50 420 0s270 40 400-10 260-40 380 20v70H0z" fill="currentColor" opacity=".14" />
  </svg>
);

/** One scene, one sentence, one button: the newest product over the river. */
export const Stage = ({ card }: { card: CardView | null }) => {
  const texts = useTexts('home');
  return (
    <section className="frame pt-4 md:pt-6">
      <div className="relative grid items-center gap-2 overflow-hidden rounded-sheet bg-sunken p-6 pb-4 md:min-h-[26rem] md:grid-cols-[3fr_2fr] md:px-14 md:py-8">
        <Waves />
        <div className="relative grid justify-items-start gap-4">
          <h1 className="text-4xl leading-tight font-bold md:text-5xl lg:text-6xl">{texts.stageTitle}</h1>
          <p className="text-lg text-ink-soft md:text-xl">{texts.stageText}</p>
          <a className={`${buttonStyle.primary} mt-2`} href="#new">
            {texts.stageAction}
          </a>
        </div>
        {card !== null && card.picture !== null && (
          <div className="relative mx-auto w-3/5 max-w-96 md:w-full">
            <Photo alt="" className="bg-transparent! bg-none! [mask-image:radial-gradient(closest-side,black_82%,transparent)]" isMain path={card.picture.path} size={600} slot="(min-width: 48rem) 24rem, 60vw" />
          </div>
        )}
      </div>
    </section>
  );
};
