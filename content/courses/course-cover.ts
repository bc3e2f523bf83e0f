import type { NotebookCover } from '../../packages/drawing/notebook-cover.ts'

/** Paper of each board's notebook covers. */
export const boardColours = {
  cbse: '#1E4197',
  icse: '#7A2036',
  telangana: '#0F5B55',
  andhra: '#9A3F16',
  'tamil-nadu': '#4B5D16',
  karnataka: '#6B4E00',
  maharashtra: '#A8361C',
  foundations: '#C99A62',
  'ai-careers': '#2B3A4A',
} as const

/** The cover of a course: two lines of label, the board's paper and one construction. */
export type CourseCover = Pick<NotebookCover, 'label' | 'sublabel' | 'construction'> & {
  readonly board: keyof typeof boardColours
}

/** Renders the cover of a course: brown wrapping paper takes ink, the others chalk. */
export function coverOf({ board, ...words }: CourseCover): NotebookCover {
  return { ...words, paper: boardColours[board], drawnIn: board === 'foundations' ? 'pen' : 'chalk' }
}
