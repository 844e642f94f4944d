/** Texts of what the staff write for each other. */
export const notes = {
  title: 'Notes of the staff',
  hint: 'Only the staff read this.',
  write: 'Write a note',
  add: 'Add note',
  none: 'No notes yet.',
  remove: 'Take back',
  removeTitle: 'Take this note back?',
  removed: 'Note taken back',
};
