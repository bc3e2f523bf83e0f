/** Marks as an examiner writes them: 2½. */
export function markText(marks: number): string {
  const whole = Math.floor(marks)
  if (marks - whole < 0.25) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}
