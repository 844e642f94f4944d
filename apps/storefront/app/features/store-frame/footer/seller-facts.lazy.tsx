import { useTexts } from '../../../i18n/texts.tsx';
import { useFrame } from '../../../shop/page/frame-context.ts';
import { type SocialPage, socialPages } from '../../../shop/page/social-page.ts';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';

const SocialLinks = ({ pages }: { pages: readonly SocialPage[] }) => {
  const texts = useTexts('frame');
  return (
    <ul aria-label={texts.followUs} className="-ms-2.5 flex flex-wrap">
      {pages.map(({ href, name, icon }) => (
        <li key={href}>
          <a
            aria-label={name}
            className="press grid size-11 place-items-center rounded-full text-ink-soft hover:bg-ground hover:text-accent-ink"
            href={href}
            rel="noopener me"
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
};

const Fact = ({ icon, said }: { icon: IconName; said: string | null }) =>
  said !== null && (
    <p className="flex gap-2 text-ink-soft">
      <Icon className="mt-0.5 size-5 shrink-0" name={icon} />
      <bdi>{said}</bdi>
    </p>
  );

const Registered = ({ text, number }: { text: string; number: string }) => (
  <p className="text-sm text-ink-soft">
    {text} <bdi dir="ltr">{number}</bdi>
  </p>
);

/** The shop's address, opening hours, company, payment methods and social pages, as far as the owner has set them. */
export const SellerFacts = () => {
  const texts = useTexts('frame');
  const { seller, brand } = useFrame();
  const { hours, address, social, payment_titles: payments } = seller;
  const { companyName = null, licenceNumber, taxNumber } = brand?.legal ?? {};
  const pages = socialPages(social);
  return (
    <div className="grid gap-3 empty:hidden">
      <Fact icon="pin" said={address} />
      <Fact icon="clock" said={hours} />
      <Fact icon="info" said={companyName} />
      {licenceNumber !== undefined && <Registered number={licenceNumber} text={texts.licenceNumber} />}
      {taxNumber !== undefined && <Registered number={taxNumber} text={texts.taxNumber} />}
      {pages.length > 0 && <SocialLinks pages={pages} />}
      {payments.length > 0 && (
        <ul aria-label={texts.waysToPay} className="flex flex-wrap gap-2">
          {payments.map((title) => (
            <li
              className="rounded-inner bg-surface px-2.5 py-1 text-sm text-ink-soft inset-ring-1 inset-ring-line"
              key={title}
            >
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
