import { useTexts } from '../i18n/use-desk.ts';

/** A telephone number, left to right in any text; a press calls it. */
export const PhoneLink = ({ number }: { number: string }) => {
  const { call } = useTexts('common');
  return (
    <a aria-label={call(number)} className="hover:underline" href={`tel:${number.replaceAll(' ', '')}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
};
