import { useTexts } from '../../i18n/texts.tsx';

/** Whose names of places are shown and kept; their licences ask for this on the page that uses them. */
const sources = [
  { name: 'OCHA / Iraq CSO', licence: 'CC BY-IGO' },
  { name: 'Who’s On First', licence: 'CC BY 4.0' },
  { name: 'GeoNames', licence: 'CC BY 4.0' },
] as const;

/** Where the names of governorates and districts come from, at the foot of the page. */
export const PlaceSources = () => {
  const { placeNamesFrom } = useTexts('checkout');
  return (
    <footer className="frame pt-10 text-xs text-ink-soft">
      {placeNamesFrom}{' '}
      {sources.map(({ name, licence }, place) => (
        <span key={name}>
          <bdi className="inline-block" dir="ltr">
            {name} ({licence})
          </bdi>
          {place < sources.length - 1 && '\u00A0· '}
        </span>
      ))}
    </footer>
  );
};
