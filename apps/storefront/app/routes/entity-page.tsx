import { createElement } from 'react';
import { useLoaderData } from 'react-router';
import { useStoreView } from '../i18n/store-context.ts';
import { screenMark, screenOf, screensFor } from './loading/entity-screens.ts';
import type { EntityView } from './loading/load-entity.ts';

/** The page of a product or a category, rendered with the screen loaded for it. */
export const EntityPage = () => {
  const entity = useLoaderData<EntityView>();
  const { language } = useStoreView();
  return (
    <>
      <meta content={screensFor(entity).join(' ')} name={screenMark} />
      {entity.kind === 'category'
        ? createElement(screenOf('category', language), { view: entity.page })
        : createElement(screenOf('product', language), { key: entity.page.product.sku, view: entity.page })}
    </>
  );
};
