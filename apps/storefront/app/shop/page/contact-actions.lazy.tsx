import { useTexts } from '../../i18n/texts.tsx';
import { hotlineHref, numberText, whatsappHref } from './contact-links.ts';
import { useFrame } from './frame-context.ts';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';

const Action = ({
  href,
  icon,
  label,
  said,
}: {
  href: string;
  icon: IconName;
  label: string;
  said: string;
}) => (
  <a className="press grid gap-0.5 rounded-card bg-surface p-3 leading-snug hover:bg-ground" href={href}>
    <span className="flex items-center gap-2 text-sm text-ink-soft">
      <Icon className="size-5 text-accent-ink" name={icon} />
      {label}
    </span>
    <bdi className="justify-self-start font-semibold [overflow-wrap:anywhere] tabular-nums" dir="ltr">
      {said}
    </bdi>
  </a>
);

/** The shop's contact links, as far as the owner has set them. */
export const ContactActions = () => {
  const { callUs } = useTexts('shell');
  const { whatsapp: whatsappName, emailUs } = useTexts('frame');
  const { hotline, whatsapp, email } = useFrame().contact;
  if (hotline === null && whatsapp === null && email === null) return null;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2">
      {hotline !== null && (
        <Action href={hotlineHref(hotline)} icon="phone" label={callUs} said={numberText(hotline)} />
      )}
      {whatsapp !== null && (
        <Action
          href={whatsappHref(whatsapp)}
          icon="whatsapp"
          label={whatsappName}
          said={numberText(whatsapp)}
        />
      )}
      {email !== null && <Action href={`mailto:${email}`} icon="mail" label={emailUs} said={email} />}
    </div>
  );
};
