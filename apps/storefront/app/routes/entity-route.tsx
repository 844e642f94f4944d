import { createElement } from 'react';
import { useLoaderData } from 'react-router';
import { useStoreView } from '../i18n/store-context.ts';
import { screenMark, screenOf } from './entity-screens.ts';
import { loadEntity } from './load-entity.ts';
import { onDevice } from './on-device.ts';
import { onServer } from './on-server.ts';

export const loader = onServer(loadEntity);
export const clientLoader = onDevice(async () => (await import('./load-entity-on-device.ts')).loadEntityOnDevice);

const EntityRoute = () => {
  const entity = useLoaderData<typeof loader>();
  const { language } = useStoreView();
  return (
    <>
      <meta content={entity.kind} name={screenMark} />
      {entity.kind === 'category'
        ? createElement(screenOf('category', language), { view: entity.page })
        : createElement(screenOf('product', language), { key: entity.page.product.sku, view: entity.page })}
    </>
  );
};
export default EntityRoute;
