import type { DeskResult } from '@dijla/contract/desk-client';
import { languages } from '@dijla/contract/store-views';

export type OpenedBrand = DeskResult<'desk/brand'>;
type Edited = OpenedBrand['brand'];

/** A brand as its form has it; what stands under `brand` is named as in the call. */
export type BrandValues = {
  brand: Pick<Edited, 'url_key' | 'texts'> & {
    /** Empty where it has none. */
    image: string;
    slider_image: string;
    slider_position: string;
    position: string;
  };
};

const noText = { title: '', description: '' };
const blank: Edited = {
  url_key: '',
  image: null,
  slider_image: null,
  slider_position: null,
  position: null,
  texts: Object.fromEntries(languages.map((language) => [language, noText])) as Edited['texts'],
};

/** Returns what the form of a brand begins with; of none, a new one. */
export const brandValuesOf = (opened: Pick<OpenedBrand, 'brand'> | null): BrandValues => {
  const { url_key, texts, image, slider_image, slider_position, position } = opened?.brand ?? blank;
  return {
    brand: {
      url_key,
      texts,
      image: image ?? '',
      slider_image: slider_image ?? '',
      slider_position: slider_position === null ? '' : String(slider_position),
      position: String(position ?? ''),
    },
  };
};

/** Returns what the form says. */
export const brandTyped = ({ brand }: BrandValues): Edited => ({
  ...brand,
  image: brand.image || null,
  slider_image: brand.slider_image || null,
  slider_position: brand.slider_position.trim() === '' ? null : Number(brand.slider_position),
  position: brand.position.trim() === '' ? null : Number(brand.position),
});
