import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { StockLabel } from '../../../shop/stock-label.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { GroupMember } from '../../../view-models/group-additions.ts';
import { stockView } from '../../../view-models/stock-view.ts';
import type { PartProps } from '../purchase.ts';
import { FaultLine } from './fault-line.tsx';
import { PartPrice } from './part-price.tsx';
import { wantedOf } from './wanted-of.ts';

/** Not visible by itself: it has no page to go to. */
const hidden = 1;
const mostOfUncounted = 99;

const MemberName = ({ document: { name = '', url_path: path, visibility } }: GroupMember) => {
  const { code } = useStoreView();
  if (path === undefined || visibility === hidden) return <bdi>{name}</bdi>;
  return (
    <Link className="inline-block py-1 hover:underline" to={paths.entity(code, path)}>
      <bdi>{name}</bdi>
    </Link>
  );
};

const Member = ({ member, product: { parts }, choice: { quantities }, onQuantity }: PartProps & { member: GroupMember }) => {
  const [texts, { quantityOf }] = [useTexts('catalogue'), useTexts('productChoice')];
  const { document: { sku = '', name = sku, stock } } = member;
  const part = parts[sku];
  const state = stockView(stock);
  const wanted = wantedOf(member, quantities);
  return (
    <tr className={wanted === 0 ? 'text-ink-soft' : ''}>
      <td className="w-16 py-3 pe-3 align-top md:w-20">
        {part?.picture && (
          <span className="block overflow-hidden rounded-lg">
            <Photo alt="" path={part.picture.path} size={100} slot="80px" tone={part.picture.tone} />
          </span>
        )}
      </td>
      <th className="py-3 pe-3 text-start align-top font-medium text-ink" scope="row">
        <MemberName {...member} />
        <PartPrice price={part?.price ?? null} />
        {state.state === 'only-left' && <StockLabel stock={state} />}
      </th>
      <td className="py-3 text-end align-middle">
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
      </td>
    </tr>
  );
};

/** The members of a group, each with its own quantity; those above zero go into the cart together. */
export const GroupTable = (props: PartProps) => {
  const texts = useTexts('productChoice');
  const first = props.product.members[0]?.document.sku ?? '';
  return (
    <div className="grid gap-2">
      <table className="w-full border-collapse">
        <caption className="pb-1 text-start font-semibold">{texts.groupTitle}</caption>
        <tbody className="divide-y divide-line">
          {props.product.members.map((member) => (
            <Member {...props} key={member.document.sku} member={member} />
          ))}
        </tbody>
      </table>
      <FaultLine fault={props.fault} field={first} />
    </div>
  );
};
