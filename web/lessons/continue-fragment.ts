/** Fragment of a course's address that plays the lesson to continue with. */
export const continueFragment = 'continue'
