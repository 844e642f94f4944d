import { isOwnLink } from '@dijla/contract/link-form';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { Panel } from '../../../parts/panel.tsx';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { PartList } from '../arrangements/part-list.tsx';
import { PictureFields } from '../arrangements/picture-fields.tsx';
import { WordsFields } from '../arrangements/words-fields.tsx';
import { type CarouselValues, noSlide } from './carousel-values.ts';

const slidesAtMost = 12;

const SlideFields = ({ name }: { name: `carousel.slides.${number}` }) => {
  const texts = useTexts('carousels');
  const { ownLinkBad } = useTexts('arrangements');
  const { getValues } = useFormContext<CarouselValues>();
  return (
    <div className="grid gap-4">
      <PictureFields altName="alts" isDescribedInEach name={name} />
      <WordsFields label={texts.slideTitle} maxLength={120} name={`${name}.titles`} />
      <FormText
        dir="ltr"
        hint={texts.slideLinkHint}
        label={texts.slideLink}
        maxLength={400}
        name={`${name}.url`}
        validate={(typed) => {
          const url = String(typed ?? '').trim();
          return url === '' || isOwnLink(url) || ownLinkBad;
        }}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <FormText hint={texts.daysHint} label={texts.fromDay} name={`${name}.from`} type="date" />
        <FormText
          label={texts.untilDay}
          name={`${name}.until`}
          type="date"
          validate={(until) => {
            const from = getValues(`${name}.from`);
            return until === '' || from === '' || String(until) >= from || texts.wrongDays;
          }}
        />
      </div>
    </div>
  );
};

/** The slides of a carousel, in their order. */
export const SlidesPanel = () => {
  const texts = useTexts('carousels');
  const { store } = useDeskLanguage();
  const { fields, append, remove, move } = useFieldArray<CarouselValues, 'carousel.slides'>({
    name: 'carousel.slides',
  });
  const slides = useWatch<CarouselValues, 'carousel.slides'>({ name: 'carousel.slides' });
  const nameOf = (place: number): string => slides[place]?.titles[store.language] || texts.slide(place + 1);
  return (
    <Panel title={texts.slides}>
      <p className="pb-3 text-sm text-ink-soft">{texts.slidesHint}</p>
      <div className="grid gap-3">
        <PartList
          label={texts.slides}
          onMove={move}
          onRemove={remove}
          parts={fields.map(({ id }, place) => ({
            key: id,
            name: nameOf(place),
            mustBeOpen: slides[place]?.picture === '',
            content: <SlideFields name={`carousel.slides.${place}`} />,
          }))}
        />
        {fields.length < slidesAtMost && (
          <button
            className={`${deskButton.quiet} justify-self-start`}
            onClick={() => append(noSlide)}
            type="button"
          >
            {texts.addSlide}
          </button>
        )}
      </div>
    </Panel>
  );
};
