import { useTexts } from '../../../i18n/texts.tsx';

/** The name of an option, and whether it is required. */
export const ChoiceLegend = ({ title, isRequired }: { title: string; isRequired: boolean }) => {
  const texts = useTexts('productChoice');
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-semibold">
        <bdi>{title}</bdi>
        {isRequired && (
          <span aria-hidden="true" className="ps-1 text-danger">
            *
          </span>
        )}
      </span>
      <span className={isRequired ? 'sr-only' : 'text-sm text-ink-soft'}>
        {isRequired ? texts.required : texts.optional}
      </span>
    </span>
  );
};
