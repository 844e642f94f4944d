import { cart as arabicCart } from '@dijla/messages/ar/cart/cart';
import { catalogue as arabicCatalogue } from '@dijla/messages/ar/catalogue';
import { delivery as arabicDelivery } from '@dijla/messages/ar/cart/delivery';
import { frame as arabicFrame } from '@dijla/messages/ar/frame';
import { noDelivery as arabicNoDelivery } from '@dijla/messages/ar/cart/no-delivery';
import { product as arabicProduct } from '@dijla/messages/ar/product/product';
import { shell as arabicShell } from '@dijla/messages/ar/shell';
import { totals as arabicTotals } from '@dijla/messages/ar/cart/totals';
import { cart } from '@dijla/messages/en/cart/cart';
import { catalogue } from '@dijla/messages/en/catalogue';
import { delivery } from '@dijla/messages/en/cart/delivery';
import { frame } from '@dijla/messages/en/frame';
import { noDelivery } from '@dijla/messages/en/cart/no-delivery';
import { product } from '@dijla/messages/en/product/product';
import { shell } from '@dijla/messages/en/shell';
import { totals } from '@dijla/messages/en/cart/totals';
import { StoreProvider } from '../../i18n/store-context.ts';
import { type StoreCode, storeViews } from '@dijla/contract/store-views';
import { type Texts, TextsProvider } from '../../i18n/texts.tsx';
import { FrameProvider } from '../../shop/page/frame-context.ts';
import './gallery.css';
import { KitChoices } from './kit-choices.tsx';
import { KitContent } from './kit-content.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitIcons } from './kit-icons.tsx';
import { KitOverlays } from './kit-overlays.tsx';
import { sampleFrame } from './sample-frame.ts';
import { ShopParts } from './shop-parts.tsx';
import { Specimen, type Words, WordsProvider } from './specimen.tsx';

const texts: Readonly<Record<StoreCode, Partial<Texts>>> = {
  en: { shell, catalogue, cart, product, delivery, frame, noDelivery, totals },
  ar: {
    shell: arabicShell,
    catalogue: arabicCatalogue,
    cart: arabicCart,
    product: arabicProduct,
    delivery: arabicDelivery,
    frame: arabicFrame,
    noDelivery: arabicNoDelivery,
    totals: arabicTotals,
  },
};
const words: Readonly<Record<StoreCode, Words>> = { en: (english) => english, ar: (_, arabic) => arabic };

const colors = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'accent',
  'accent-soft',
  'accent-ink',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'star',
  'unlit',
  'stage',
];

const Colors = () => (
  <Specimen name="Tokens">
    <div className="gallery-colours" dir="ltr">
      {colors.map((name) => (
        <span key={name}>
          <span className="gallery-colour block" style={{ background: `var(--${name})` }} />
          {name}
        </span>
      ))}
    </div>
  </Specimen>
);

const Panel = ({ store, theme }: { store: StoreCode; theme: 'light' | 'dark' }) => {
  const view = storeViews[store];
  return (
    <section
      aria-label={`${view.name}, ${theme}`}
      className="gallery-panel"
      data-theme={theme}
      dir={view.direction}
      lang={view.locale}
    >
      <StoreProvider value={view}>
        <TextsProvider texts={texts[store]}>
          <FrameProvider value={sampleFrame(view)}>
            <WordsProvider value={words[store]}>
              <h2>{`${view.name} · ${theme}`}</h2>
              <Colors />
              <KitContent />
              <KitIcons />
              <KitChoices />
              <KitFields />
              <KitOverlays />
              <ShopParts />
            </WordsProvider>
          </FrameProvider>
        </TextsProvider>
      </StoreProvider>
    </section>
  );
};

/**
 * Shows every UI and shop component in its states, in both text directions and both themes side by side. For
 * developers.
 */
export const GalleryScreen = () => (
  <main className="gallery">
    <title>Gallery of parts</title>
    <h1 className="sr-only">Gallery of parts</h1>
    <Panel store="ar" theme="light" />
    <Panel store="ar" theme="dark" />
    <Panel store="en" theme="light" />
    <Panel store="en" theme="dark" />
  </main>
);
