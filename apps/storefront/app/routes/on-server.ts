import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from '../server/load-context.ts';
import type { LoadPage } from './load-page.ts';

/** A `loader` from a route's load, with the provider of this process. */
export const onServer =
  <View>(load: LoadPage<View>) =>
  ({ context, params, request }: LoaderFunctionArgs): Promise<View> =>
    load(context.get(pageContext).source, { params, search: new URL(request.url).searchParams });
