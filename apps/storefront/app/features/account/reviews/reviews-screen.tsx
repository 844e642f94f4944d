import { useEffect } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { reviews } from '../account-parts.tsx';
import { AccountShell } from '../frame/account-shell.tsx';

/** `/my-account/reviews`: the reviews a customer wrote. */
export const ReviewsScreen = () => {
  const texts = useTexts('account');
  const { language } = useStoreView();
  useEffect(() => reviews.fetch(language), [language]);
  return (
    <AccountShell title={texts.reviews}>
      <reviews.Part />
    </AccountShell>
  );
};
