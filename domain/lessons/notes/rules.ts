/** Characters of one note. */
export const longestNote = 2000
/** Notes of one student. */
export const mostNotes = 2000
