import { data, type LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../../server/load-context.ts';
import type { LoadPage } from './load-page.ts';

/** Creates a `loader` from a route's load that uses the provider of this process. */
export const onServer =
  <View>(load: LoadPage<View>) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<View> => {
    const { source, notFound } = context.get(pageContext);
    if (notFound === 'show') throw data(null, { status: 404 });
    return load(source, { params, search: new URL(request.url).searchParams });
  };
