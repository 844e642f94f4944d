import { Link } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { paths } from '../paths.ts';

/** At an address that no screen has. */
export const UnknownScreen = () => {
  const texts = useTexts('common');
  return (
    <div className="grid max-w-xl justify-items-start gap-3 py-6">
      <h1 className="text-xl">{texts.notFound}</h1>
      <Link className={deskButton.quiet} to={paths.today}>
        {texts.toToday}
      </Link>
    </div>
  );
};
