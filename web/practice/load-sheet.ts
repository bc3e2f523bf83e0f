/** The sheet and its keypad, loaded on the first press. */
export const loadSheet = () => import('./answer-sheet.tsx')
