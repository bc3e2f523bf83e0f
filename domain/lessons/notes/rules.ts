/** Characters of one note. */
export const longestNote = 2000
/** Notes of one student. */
export const mostNotes = 2000
/** Maximum age of a note that is sent now: a year. */
export const longestUnsentSeconds = 365 * 24 * 3600
