import { createElement } from 'react';
import { useLoaderData } from 'react-router';
import { useStoreView } from '../i18n/store-context.ts';
import { screenMark, screenOf, screensFor } from './loading/entity-screens.ts';
import type { EntityView } from './loading/load-entity.ts';

/** The page of a product, a category, a text or a landing page, rendered with the screen loaded for it. */
export const EntityPage = () => {
  const entity = useLoaderData<EntityView>();
  const { language } = useStoreView();
  return (
    <>
      <meta content={screensFor(entity).join(' ')} name={screenMark} />
      {entity.kind === 'category' && createElement(screenOf('category', language), { view: entity.page })}
      {entity.kind === 'product' &&
        createElement(screenOf('product', language), { key: entity.page.product.sku, view: entity.page })}
      {entity.kind === 'text' &&
        createElement(screenOf('text', language), { key: entity.page.identifier, view: entity.page })}
      {entity.kind === 'landing' &&
        createElement(screenOf('landing', language), { key: entity.page.identifier, view: entity.page })}
    </>
  );
};
