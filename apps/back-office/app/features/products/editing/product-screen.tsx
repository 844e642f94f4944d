import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { withTexts } from '../../../i18n/desk-texts.ts';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { paths, storePaths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';
import { canBeCopied, type OpenedProduct, type ProductChoices } from './opened-product.ts';

const ProductForm = lazy(async () => ({ default: (await import('./product-form.tsx')).ProductForm }));

const ProductCost = lazy(() =>
  withTexts(['costs'], async () => ({
    default: (await import('./product-cost.tsx')).ProductCost,
  })),
);

const SoldAsGiftCard = lazy(() =>
  withTexts(['giftCards'], async () => ({
    default: (await import('./sold-as-gift-card.tsx')).SoldAsGiftCard,
  })),
);

const Back = () => {
  const { title } = useTexts('products');
  return <BackLink to={paths.products}>{title}</BackLink>;
};

const Waiting = () => <Skeleton className="h-96 w-full" />;

const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  const texts = useTexts('productForm');
  return (
    <Screen above={<Back />} help={texts.help} title={title}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Screen>
  );
};

type Answer = Pick<UseQueryResult, 'error' | 'isError' | 'refetch'>;

/** In place of a product while what it needs is asked for, and why it did not come. */
const Pending = ({ answer: { error, isError, refetch } }: { answer: Answer }) => {
  const { title } = useTexts('products');
  return (
    <Frame title={title}>
      {isError ? <FailureNote error={error} onRetry={() => void refetch()} /> : <Waiting />}
    </Frame>
  );
};

/** Visibility of what has no page of its own. */
const nowhere = 1;

const isOpenToShoppers = ({ product }: OpenedProduct): boolean =>
  product.is_enabled && product.visibility !== nowhere;

const SeeInShop = ({ address }: { address: string }) => {
  const texts = useTexts('productForm');
  const { store } = useDeskLanguage();
  return (
    <a
      className={deskButton.plain}
      href={storePaths.page(store.code, encodeURIComponent(address))}
      rel="noreferrer"
      target="_blank"
    >
      {texts.seeInShop}
    </a>
  );
};

/** One that exists, as it was when it was opened or last saved here. */
const Opened = ({ opened, choices }: { opened: OpenedProduct; choices: ProductChoices }) => {
  const texts = useTexts('productForm');
  const may = useMay();
  const [product, setProduct] = useState(opened);
  return (
    <Frame title={product.name}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-4 text-ink-soft">
        <span>
          {texts.sku}: <bdi dir="ltr">{product.sku}</bdi>
        </span>
        {(product.type === 'simple' || product.type === 'configurable') && (
          <Link className={deskButton.plain} to={paths.productVariants(product.id)}>
            {texts.variants}
          </Link>
        )}
        {product.type === 'downloadable' && (
          <Link className={deskButton.plain} to={paths.productDownloads(product.id)}>
            {texts.downloads}
          </Link>
        )}
        {product.type === 'virtual' && may('gift-cards.manage') && (
          <SoldAsGiftCard productId={String(product.id)} />
        )}
        {canBeCopied(product) && (
          <Link className={deskButton.plain} to={paths.copyOfProduct(product.id)}>
            {texts.copy}
          </Link>
        )}
        {may('products.costs') && <ProductCost sku={product.sku} />}
        {isOpenToShoppers(product) && <SeeInShop address={product.product.url_key} />}
      </p>
      <ProductForm choices={choices} onSaved={setProduct} product={opened} />
    </Frame>
  );
};

type NewProps = { choices: ProductChoices; copied?: OpenedProduct };

const New = ({ choices, copied }: NewProps) => {
  const texts = useTexts('productForm');
  const navigate = useNavigate();
  const open = ({ id }: OpenedProduct): void => void navigate(paths.productPage(id), { replace: true });
  return (
    <Frame title={copied === undefined ? texts.add : texts.copyOf(copied.name)}>
      {copied && <p className="pb-4 text-ink-soft">{texts.copyHint}</p>}
      <ProductForm choices={choices} copied={copied} onSaved={open} product={null} />
    </Frame>
  );
};

type ReadProps = { productId: string; children: (read: OpenedProduct) => ReactNode };

/** Shows a product that exists, once it is read as it is now: no form begins with what was read of it before. */
const Read = ({ productId, children }: ReadProps) => {
  const answer = useCall('desk/product-to-edit', { params: { productId } });
  const { data, isPlaceholderData, isFetching, isFetchedAfterMount } = answer;
  const isOld = isPlaceholderData || (isFetching && !isFetchedAfterMount);
  return data === undefined || isOld ? <Pending answer={answer} /> : children(data);
};

/** All that is said of one product; `new` makes one, as a copy where it says of which. */
export const ProductScreen = () => {
  const { productId = '' } = useParams();
  const copiedId = useSearchParams()[0].get('copy');
  const may = useMay();
  const answer = useCall('desk/product-choices');
  const { data: choices } = answer;
  const { notPermitted } = useTexts('common');
  const { title } = useTexts('products');
  if (!may('products.edit')) return <Frame title={title}>{notPermitted}</Frame>;
  if (choices === undefined) return <Pending answer={answer} />;
  if (productId !== 'new')
    return (
      <Read key={productId} productId={productId}>
        {(opened) => <Opened choices={choices} opened={opened} />}
      </Read>
    );
  if (copiedId === null) return <New choices={choices} />;
  return (
    <Read key={copiedId} productId={copiedId}>
      {(copied) => <New choices={choices} {...(canBeCopied(copied) && { copied })} />}
    </Read>
  );
};
