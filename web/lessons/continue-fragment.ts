/** Part of a course's address that plays the lesson at which the student goes on. */
export const continueFragment = 'continue'
