/** Texts for chosen options, in cart and order alike. */
export const choiceTexts = {
  /** Separator between list items. */
  separator: ', ',
  /** Title of download links that the owner has not named. */
  links: 'Files',
};
