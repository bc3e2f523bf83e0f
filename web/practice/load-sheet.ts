/** The sheet and its keypad, which come with the first press. */
export const loadSheet = () => import('./answer-sheet.tsx')
