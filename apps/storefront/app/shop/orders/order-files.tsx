import { lazyPart } from '../../i18n/lazy-part.tsx';
import { textsIn } from '../../i18n/texts-in.ts';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';

const orderFiles = lazyPart({
  part: async () => (await import('../downloads/order-files.lazy.tsx')).OrderFiles,
  texts: textsIn('orders/downloads'),
});

/** The files that were bought with an order; loads nothing for one without any. `orderKey` opens it without an account. */
export const FilesOfOrder = ({
  order: { id, files, tone, due },
  orderKey,
}: {
  order: Pick<ShownOrder, 'id' | 'files' | 'tone' | 'due'>;
  orderKey: string | null;
}) =>
  files === 'none' ? null : (
    <orderFiles.Part
      isCertain={files === 'some'}
      isOff={tone === 'off'}
      // What was paid meanwhile has its files now.
      key={due === null ? 'paid' : 'due'}
      orderId={id}
      orderKey={orderKey}
    />
  );
