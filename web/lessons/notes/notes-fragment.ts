/** Fragment of an address that shows the lesson's notes. */
export const notesFragment = 'notes'
