import type { ShopBrand } from '@dijla/contract/client';
import type { FrameBrand } from '../../shop/page/frame-context.ts';

const given = <Value extends object>(members: Value): Value =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Value;

/** Returns what pages show of a brand. What the shop does not have costs them nothing. */
export const frameBrand = (brand: ShopBrand | null): FrameBrand | null => {
  if (brand === null) return null;
  const { logo, 'logo-dark': logoDark, icon, 'touch-180': touch } = brand.pictures;
  const legal = given({
    companyName: brand.company_name ?? undefined,
    licenceNumber: brand.licence_number ?? undefined,
    taxNumber: brand.tax_number ?? undefined,
  });
  return given({
    version: brand.version,
    name: brand.name,
    logo,
    logoDark,
    isNamedByLogo: !brand.shows_name && logo !== undefined ? (true as const) : undefined,
    icon: icon && { src: icon.src, type: icon.type },
    touchIcon: touch?.src,
    colors: brand.colors ?? undefined,
    legal: Object.keys(legal).length > 0 ? legal : undefined,
  }) as FrameBrand;
};
