/** Texts of views of lists that staff save. */
export const views = {
  save: 'Save this view',
  manage: 'Your views',
  name: 'Name of the view',
  isDefault: 'Opens first every time',
  isShared: 'All staff see it',
  remove: (name: string) => `Delete ${name}`,
  saved: (name: string) => `Saved: ${name}`,
  unsearched: 'Words in the search field are not saved.',
};
