import type { CSSProperties } from 'react';
import type { BrandPalette, BrandPicture } from '@dijla/contract/client';
import type { FrameBrand } from './frame-context.ts';

const paletteStyle = (prefix: string, palette: BrandPalette): [string, string][] =>
  Object.entries(palette).map(([name, color]) => [`--${prefix}${name.replaceAll('_', '-')}`, color]);

const pictureStyle = (name: string, picture: BrandPicture | undefined): [string, string][] =>
  picture === undefined ? [] : [[name, `url("${picture.src}")`]];

/**
 * Returns the brand's logo and colors as custom properties of the root element, which `tokens.css` reads;
 * undefined for a brand without either.
 */
export const brandStyle = ({ logo, logoDark, colors }: Partial<FrameBrand>): CSSProperties | undefined => {
  const properties = [
    ...pictureStyle('--logo', logo),
    ...pictureStyle('--logo-dark', logoDark),
    ...(colors ? paletteStyle('own-', colors.light) : []),
    ...(colors ? paletteStyle('own-dark-', colors.dark) : []),
  ];
  return properties.length === 0 ? undefined : (Object.fromEntries(properties) as CSSProperties);
};
