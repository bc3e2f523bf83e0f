import { describe, expect, it } from 'vitest'
import { type ConstructionName, constructions } from './constructions.ts'
import { fittedText } from './fitted-text.ts'
import { notebookCover } from './notebook-cover.ts'

// Object.keys gives plain strings; the object holds exactly the keys of its type.
const names = Object.keys(constructions) as ConstructionName[]
const longLabel = 'Practical geometry, constructions and the graphs of linear and quadratic equations'

const cover = (change: Partial<Parameters<typeof notebookCover>[0]> = {}) =>
  notebookCover({
    label: 'Loci & Circles',
    sublabel: 'Class X · ICSE',
    paper: '#7A2036',
    drawnIn: 'chalk',
    construction: 'venn',
    ...change,
  })

describe('a notebook cover', () => {
  it('takes at most 3.5 KB with any construction', () => {
    for (const construction of names) {
      const bytes = new TextEncoder().encode(cover({ construction, label: longLabel, sublabel: longLabel }))
      expect(bytes.length, construction).toBeLessThanOrEqual(3584)
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

  it('has no text for an empty label but is a whole picture', () => {
    expect(cover({ label: '', sublabel: '' })).toMatch(/^<svg .*<\/svg>$/)
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

  it('uses the smaller size before it drops a letter', () => {
    const { lines, size } = fittedText('Commercial maths and matrices', box)
    expect(size).toBe(12)
    expect(lines.map(({ text }) => text).join(' ')).toBe('Commercial maths and matrices')
  })

  it('ends with an ellipsis when even the smallest size is too large', () => {
    expect(fittedText(longLabel, box).lines.at(-1)?.text).toMatch(/…$/)
  })
})
