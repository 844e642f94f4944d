import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { StockLabel } from '../../../shop/cards/stock-label.tsx';
import { Photo } from '../../../shop/pictures/photo.ts';
import { Stepper } from '@dijla/ui-kit/fields/stepper.tsx';
import type { GroupMember } from '../../../view-models/product/group-members.ts';
import { stockView } from '../../../view-models/product/stock-view.ts';
import { wantedOf } from '../../../view-models/wire/wanted-members.ts';
import type { PartProps } from '../buy/purchase.ts';
import { ErrorLine } from './error-line.tsx';
import { PartPrice } from './part-price.tsx';

const titleId = 'members-title';

/** Visibility of a product that has no page to link to. */
const hidden = 1;
const mostOfUncounted = 99;

const MemberName = ({ document: { name = '', url_path: path, visibility } }: GroupMember) => {
  const { code } = useStoreView();
  if (path === undefined || visibility === hidden) return <bdi>{name}</bdi>;
  return (
    <Link className="inline-flex min-h-11 items-center hover:underline" to={paths.entity(code, path)}>
      <bdi>{name}</bdi>
    </Link>
  );
};

const Member = ({
  member,
  product: { parts },
  choice: { quantities },
  onQuantity,
}: PartProps & { member: GroupMember }) => {
  const [texts, { quantityOf }] = [useTexts('catalogue'), useTexts('productChoice')];
  const {
    document: { sku = '', name = sku, stock },
  } = member;
  const part = parts[sku];
  const state = stockView(stock);
  const wanted = wantedOf(member, quantities);
  return (
    <li className={`flex flex-wrap items-center gap-x-3 gap-y-2 py-3 ${wanted === 0 ? 'text-ink-soft' : ''}`}>
      {part?.picture && (
        <Photo
          alt=""
          className="w-[min(4rem,26%)] rounded-inner"
          path={part.picture.path}
          size={100}
          slot="64px"
          tone={part.picture.tone}
        />
      )}
      <div className="grid min-w-0 flex-1 basis-20 grid-cols-1 font-medium text-ink">
        <MemberName {...member} />
        <PartPrice price={part?.price ?? null} />
        {state.state === 'only-left' && <StockLabel stock={state} />}
      </div>
      <div className="ms-auto">
        {state.state === 'out-of-stock' ? (
          <span className="text-sm text-ink-soft">{texts.outOfStock}</span>
        ) : (
          <Stepper
            labels={{ quantity: quantityOf(name), less: texts.less, more: texts.more }}
            least={0}
            most={state.left ?? Math.min(stock?.max_sale_qty ?? mostOfUncounted, mostOfUncounted)}
            name={`super_group[${sku}]`}
            onChange={(qty) => onQuantity(sku, qty)}
            value={wanted}
          />
        )}
      </div>
    </li>
  );
};

/** The members of a group, each with its own quantity; those above zero are added to the cart together. */
export const GroupList = (props: PartProps) => {
  const texts = useTexts('productChoice');
  const first = props.product.members[0]?.document.sku ?? '';
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-1">
      <h2 className="text-base font-semibold" id={titleId}>
        {texts.groupTitle}
      </h2>
      <ul className="divide-y divide-line">
        {props.product.members.map((member) => (
          <Member {...props} key={member.document.sku} member={member} />
        ))}
      </ul>
      <ErrorLine error={props.error} field={first} />
    </section>
  );
};
