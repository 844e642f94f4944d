/** Texts of views of lists that staff save. */
export const views = {
  save: 'Save this view',
  manage: 'Your views',
  name: 'Name of the view',
  isDefault: 'Open the list with it',
  isShared: 'Everybody has it',
  remove: (name: string) => `Delete ${name}`,
  saved: (name: string) => `Saved: ${name}`,
  unsearched: 'Words in the search field are not saved.',
};
