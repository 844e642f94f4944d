import { useStoreView } from '../../i18n/store-context.ts';

/** The day of a post, `YYYY-MM-DD`, in words. */
export const PostDay = ({ day }: { day: string }) => {
  const { locale } = useStoreView();
  if (day === '') return null;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  });
  // oxlint-disable-next-line no-restricted-globals -- a given day, not the clock
  return <time dateTime={day}>{format.format(new Date(day))}</time>;
};
