import { useTexts } from '../../i18n/texts.tsx';

/** Sources of the place names; their licenses require attribution where a reader would look for it. */
const sources = [
  { name: 'OCHA / Iraq CSO', licence: 'CC BY-IGO' },
  { name: 'Who’s On First', licence: 'CC BY 4.0' },
  { name: 'GeoNames', licence: 'CC BY 4.0' },
] as const;

/** The attribution of the names of governorates and districts, shown below the terms. */
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
