/** An address with it shows the notes of its lesson. */
export const notesFragment = 'notes'
