import { Link } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';

/** Says that a list has no rows: none yet, or none that the filters let through. */
export const EmptyList = ({ isFiltered, fills }: { isFiltered: boolean; fills: string | undefined }) => {
  const texts = useTexts('list');
  return (
    <div className="grid justify-items-center gap-1 rounded-card bg-surface px-4 py-14 text-center inset-ring-1 inset-ring-line">
      <p className="text-lg font-semibold">{texts.nothing}</p>
      <p className="max-w-prose text-pretty text-ink-soft">
        {isFiltered ? texts.nothingText : (fills ?? texts.nothingYet)}
      </p>
      {isFiltered && (
        <Link className={`${deskButton.quiet} mt-3`} to={{ search: '' }}>
          {texts.clearFilters}
        </Link>
      )}
    </div>
  );
};
