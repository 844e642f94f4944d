import { type StoreCode, storeCodes, type StoreView, storeViews } from '@dijla/contract/store-views';
import { Fragment } from 'react';
import { StoreProvider } from '../../i18n/store-context.ts';
import { textsIn } from '../../i18n/texts-in.ts';
import { TextsProvider } from '../../i18n/texts.tsx';
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

const loaders = textsIn(
  'shell',
  'catalogue',
  'cart/cart',
  'product/product',
  'cart/delivery',
  'frame',
  'cart/no-delivery',
  'cart/totals',
);
/** Samples are written in two languages; a store in another shows them in the one of its script. */
const words: Readonly<Record<StoreView['script'], Words>> = {
  Latn: (english) => english,
  Arab: (_, arabic) => arabic,
};
const loaded = new Map(
  await Promise.all(storeCodes.map(async (code) => [code, await loaders[code]()] as const)),
);

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
        <TextsProvider texts={loaded.get(store) ?? {}}>
          <FrameProvider value={sampleFrame(view)}>
            <WordsProvider value={words[view.script]}>
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
 * Shows every UI and shop component in its states, in every language and both themes side by side. For
 * developers.
 */
export const GalleryScreen = () => (
  <main className="gallery">
    <title>Gallery of parts</title>
    <h1 className="sr-only">Gallery of parts</h1>
    {storeCodes.map((store) => (
      <Fragment key={store}>
        <Panel store={store} theme="light" />
        <Panel store={store} theme="dark" />
      </Fragment>
    ))}
  </main>
);
