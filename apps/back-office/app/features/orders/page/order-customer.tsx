import { useTexts } from '../../../i18n/use-desk.ts';
import { Facts } from '../../../parts/facts.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { PhoneLink } from '../../../parts/phone-link.tsx';
import type { DeskOrder } from '../moves/offered-moves.ts';

type Address = DeskOrder['addresses'][number];
type Place = { latitude: number; longitude: number };

/** The position sent with an order, whose parts are texts on the wire; null without. */
const placeOf = ({ extension_attributes }: Address): Place | null => {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) =>
    Number.parseFloat(String(extension_attributes?.[name])),
  );
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? ({ latitude, longitude } as Place) : null;
};

/** The nearest landmark, sent as a note to the courier; null without, and where a line of the street says it already. */
const landmarkOf = ({ extension_attributes, street }: Address): string | null => {
  const note = extension_attributes?.['shipping_note'];
  if (typeof note !== 'string' || note.trim() === '') return null;
  return street.some((line) => line.trim() === note.trim()) ? null : note;
};

/** What is there of the street: a checkout that asks for none sends a dash. */
const streetOf = ({ street }: Address): string =>
  street.filter((line) => !['', '-'].includes(line.trim())).join(' · ');

const AddressLines = ({ address }: { address: Address }) => {
  const { governorates } = useTexts('orders');
  const { openMap } = useTexts('order');
  const place = placeOf(address);
  const region = address.region_id === null ? null : (governorates[address.region_id] ?? null);
  return (
    <address className="grid gap-0.5 not-italic">
      <bdi className="font-medium">
        {address.firstname} {address.lastname}
      </bdi>
      {address.company !== null && <bdi>{address.company}</bdi>}
      {address.telephone !== null && (
        <span>
          <PhoneLink number={address.telephone} />
        </span>
      )}
      {address.email !== null && (
        <a className="truncate text-ink-soft hover:underline" href={`mailto:${address.email}`}>
          <bdi dir="ltr">{address.email}</bdi>
        </a>
      )}
      <span>
        <bdi>{region ?? address.region}</bdi>
        {address.city !== '' && (
          <>
            {' · '}
            <bdi>{address.city}</bdi>
          </>
        )}
      </span>
      <bdi className="empty:hidden">{streetOf(address)}</bdi>
      {place !== null && (
        <a
          className="font-medium text-accent-ink hover:underline"
          href={`geo:${place.latitude},${place.longitude}`}
        >
          {openMap}
        </a>
      )}
    </address>
  );
};

/** Who ordered, and where it goes. */
export const OrderCustomer = ({ order }: { order: DeskOrder }) => {
  const texts = useTexts('order');
  const shipping = order.addresses.find(({ kind }) => kind === 'shipping');
  const billing = order.addresses.find(({ kind }) => kind === 'billing');
  const isOther = billing !== undefined && shipping !== undefined && isAnother(billing, shipping);
  const landmark = shipping === undefined ? null : landmarkOf(shipping);
  return (
    <Panel title={shipping === undefined ? texts.customer : texts.deliverTo}>
      {(shipping ?? billing) && <AddressLines address={(shipping ?? billing) as Address} />}
      <div className="pt-2">
        <Facts
          facts={[
            {
              key: 'landmark',
              name: texts.landmark,
              value: landmark === null ? null : <bdi>{landmark}</bdi>,
            },
            {
              key: 'method',
              name: texts.method,
              value: order.shipping_title === null ? null : <bdi>{order.shipping_title}</bdi>,
            },
            {
              key: 'slot',
              name: texts.slot,
              value: order.delivery_slot === null ? null : <bdi>{order.delivery_slot}</bdi>,
            },
          ]}
        />
      </div>
      {isOther && (
        <details className="pt-2">
          <summary className="text-ink-soft">{texts.billing}</summary>
          <AddressLines address={billing} />
        </details>
      )}
    </Panel>
  );
};

const told = ({ firstname, lastname, company, telephone, city, street }: Address): string =>
  JSON.stringify([firstname, lastname, company, telephone, city, street]);
const isAnother = (one: Address, other: Address): boolean => told(one) !== told(other);
