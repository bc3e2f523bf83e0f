import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { signsOfRows } from './lesson-row.tsx'

it('shows a sign on every look of a row', async () => {
  const styles = await readFile(new URL('../styles/lesson-row.css', import.meta.url), 'utf8')
  const names = Object.keys(signsOfRows).map((sign) => sign.replace('--sign-', ''))
  expect(names).toContain('locked')
  for (const name of names) expect(styles).toContain(`.is-${name} {\n    --sign: var(--sign-${name});`)
})
