import { useTexts } from '../../i18n/texts.tsx';

/** Whose names of places are shown and kept; their licences ask for this where a reader would look for it. */
const sources = [
  { name: 'OCHA / Iraq CSO', licence: 'CC BY-IGO' },
  { name: 'Who’s On First', licence: 'CC BY 4.0' },
  { name: 'GeoNames', licence: 'CC BY 4.0' },
] as const;

/** Where the names of governorates and districts come from, below the terms. */
export const PlaceSources = () => {
  const { placeNamesFrom } = useTexts('frame');
  return (
    <p className="pt-6 text-sm text-ink-soft">
      {placeNamesFrom}{' '}
      {sources.map(({ name, licence }, place) => (
        <span key={name}>
          <bdi className="inline-block" dir="ltr">
            {name} ({licence})
          </bdi>
          {place < sources.length - 1 && '\u00A0· '}
        </span>
      ))}
    </p>
  );
};
