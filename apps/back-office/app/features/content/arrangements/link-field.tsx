import { isLink, isOwnLink } from '@dijla/contract/link-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';

/** Where a link leads. */
export const LinkField = ({
  name,
  label,
  isOptional = false,
  isOwn = false,
}: {
  name: string;
  /** 'Link' by default. */
  label?: string;
  isOptional?: boolean;
  /** Whether it has to lead to a page of the store. */
  isOwn?: boolean;
}) => {
  const texts = useTexts('arrangements');
  const isGood = (link: string): boolean =>
    (isOptional && link === '') || (isOwn ? isOwnLink(link) : isLink(link));
  return (
    <FormText
      dir="ltr"
      hint={texts.linkHint}
      label={label ?? texts.link}
      maxLength={400}
      name={name}
      validate={(typed) => isGood(String(typed).trim()) || (isOwn ? texts.ownLinkBad : texts.linkBad)}
    />
  );
};
