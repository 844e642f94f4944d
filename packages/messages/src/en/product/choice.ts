/** Words around what was chosen of a product, in cart and order alike. */
export const choiceTexts = {
  /** Between the things of a list. */
  separator: ', ',
  /** Names the files of a download whose owner has not named them. */
  links: 'Files',
};
