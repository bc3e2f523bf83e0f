import { describe, expect, it } from 'vitest'
import { type ConstructionName, constructions } from './constructions.ts'
import { boardColours, courseCover } from './course-cover.ts'
import { fittedText } from './fitted-text.ts'

// Object.keys gives plain strings; these objects hold exactly the keys of their types.
const boards = Object.keys(boardColours) as (keyof typeof boardColours)[]
const names = Object.keys(constructions) as ConstructionName[]
const longLabel = 'Practical geometry, constructions and the graphs of linear and quadratic equations'

const cover = (change: Partial<Parameters<typeof courseCover>[0]> = {}) =>
  courseCover({
    label: 'Loci & Circles',
    sublabel: 'Class X · ICSE',
    board: 'icse',
    construction: 'venn',
    ...change,
  })

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((place) => Number.parseInt(colour.slice(place, place + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('a course cover', () => {
  it('takes at most 3.5 KB with any construction on any board', () => {
    for (const board of boards) {
      for (const construction of names) {
        const bytes = new TextEncoder().encode(
          cover({ board, construction, label: longLabel, sublabel: longLabel }),
        )
        expect(bytes.length, `${construction} on ${board}`).toBeLessThanOrEqual(3584)
      }
    }
  })

  it('escapes the label', () => {
    const text = cover({ label: '<b>"A"&B</b>', sublabel: "x<y & 'z'" })
    expect(text).not.toMatch(/<b>|x<y/)
    expect(text).toContain('&lt;b&gt;&quot;A&quot;&amp;B&lt;/b&gt;')
    expect(text).toContain('x&lt;y &amp; &#39;z&#39;')
  })

  it('drops control characters, which no XML reader accepts', () => {
    expect(cover({ label: 'A\u0000B\u001F' })).toContain('>AB<')
  })

  it('says nothing on an empty label but stays a whole picture', () => {
    expect(cover({ label: '', sublabel: '' })).toMatch(/^<svg .*<\/svg>$/)
  })

  it('draws in ink where chalk would not be seen', () => {
    for (const board of boards) {
      const stroke = /<path stroke="(#.*?)"/.exec(cover({ board }))?.[1] ?? ''
      const [light = 0, dark = 0] = [luminance(stroke), luminance(boardColours[board])].toSorted(
        (a, b) => b - a,
      )
      expect((light + 0.05) / (dark + 0.05), board).toBeGreaterThanOrEqual(6)
    }
  })
})

describe('the text of a label', () => {
  const box = { sizes: [14, 12], width: 120, lines: 2, isBold: true } as const

  it('never gets wider than its box', () => {
    for (const label of [
      longLabel,
      'Sets',
      'W'.repeat(60),
      'తెలుగు మాధ్యమం గణితం పూర్తి కోర్సు',
      'Ten sample papers',
    ]) {
      const { lines } = fittedText(label, box)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(120)
    }
  })

  it('keeps a short title on one line in the large size', () => {
    const { lines, size } = fittedText('Sets', box)
    expect(lines.map(({ text }) => text)).toEqual(['Sets'])
    expect(size).toBe(14)
  })

  it('breaks after a colon when both parts fit', () => {
    expect(fittedText('Maths Part II: Geometry', box).lines.map(({ text }) => text)).toEqual([
      'Maths Part II:',
      'Geometry',
    ])
  })

  it('turns to the smaller size before it drops a letter', () => {
    const { lines, size } = fittedText('Commercial maths and matrices', box)
    expect(size).toBe(12)
    expect(lines.map(({ text }) => text).join(' ')).toBe('Commercial maths and matrices')
  })

  it('ends with an ellipsis when even the smallest size is too large', () => {
    expect(fittedText(longLabel, box).lines.at(-1)?.text).toMatch(/…$/)
  })
})
