import { renderToString } from 'katex'
import { describe, expect, it } from 'vitest'
import { constructions } from '../../packages/drawing/constructions.ts'
import { makeWrittenSheet } from '../worksheets/make-sheet.ts'
import { resourceSeeds } from './all.ts'

const resources = resourceSeeds.map((resource) => ({
  name: resource.name,
  resource,
  html: resource.content.join('\n'),
}))

describe('the resources', () => {
  it('are five and have a name each that can stand in an address', () => {
    expect(resourceSeeds).toHaveLength(5)
    expect(new Set(resourceSeeds.map(({ name }) => name)).size).toBe(5)
    for (const { name } of resourceSeeds) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(resources)('of $name has 500 to 900 words', ({ html }) => {
    const words = html
      .replace(/\\\[.+?\\\]|\\\(.+?\\\)/gs, 'x')
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter((word) => word !== '')
    expect(words.length).toBeGreaterThanOrEqual(500)
    expect(words.length).toBeLessThanOrEqual(900)
  })

  it.each(resources)('of $name shows two different figures of the drawing kit', ({ html, resource }) => {
    const shown = [...html.matchAll(/<figure data-drawing="([^"]*)"><figcaption>.+?<\/figcaption>/gs)].map(
      ([, drawing]) => drawing,
    )
    expect(new Set(shown).size).toBe(2)
    expect(shown).toHaveLength(2)
    for (const drawing of [resource.drawing, ...shown]) expect(Object.keys(constructions)).toContain(drawing)
  })

  it.each(resources)('of $name has mathematics that can be drawn', ({ html }) => {
    const formulas = [...html.matchAll(/\\\[(.+?)\\\]|\\\((.+?)\\\)/gs)].map(
      ([, display, inline]) => display ?? inline ?? '',
    )
    expect(formulas.length).toBeGreaterThan(3)
    for (const formula of formulas) {
      expect(() => renderToString(formula, { throwOnError: true, strict: 'error' })).not.toThrow()
      expect(formula, 'a bare < would be taken for a tag').not.toContain('<')
    }
    expect(html.replace(/\\\[.+?\\\]|\\\(.+?\\\)/gs, '')).not.toContain('\\')
  })

  it.each(resources)('of $name closes in every block what it opens there', ({ resource }) => {
    for (const block of resource.content) {
      const open: string[] = []
      for (const [, slash, tag = ''] of block.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
        if (slash === '') open.push(tag)
        else expect(open.pop(), block).toBe(tag)
      }
      expect(open, block).toEqual([])
    }
  })

  it.each(resources)('of $name has a worked example whose marks add up to its promise', ({ html }) => {
    const promised = Number(/\((\d) marks\)|question of (\d) marks/.exec(html)?.slice(1).find(Boolean))
    const table = /<th scope="col">Mark<\/th>.*?<\/table>/s.exec(html)?.[0] ?? ''
    const marks = [...table.matchAll(/<td>(½|\d½?)<\/td>/g)].map(
      ([, mark = '']) => (Number.parseInt(mark, 10) || 0) + (mark.includes('½') ? 0.5 : 0),
    )
    expect(marks.length).toBeGreaterThanOrEqual(4)
    expect(marks.reduce((sum, mark) => sum + mark, 0)).toBe(promised)
  })
})

describe('the sheet of a resource', () => {
  it.each(resources)('of $name is set on one or two pages of less than 48 KB', ({ name, resource }) => {
    const pdf = Buffer.from(makeWrittenSheet({ name, ...resource.sheet }))
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []
    expect(pages.length).toBeGreaterThanOrEqual(1)
    expect(pages.length).toBeLessThanOrEqual(2)
    expect(pdf.byteLength).toBeLessThan(48 * 1024)
  })

  it('gives answers to its square roots that are right', () => {
    const { typst = '' } =
      resourceSeeds.find(({ name }) => name === 'calculator-free-square-roots')?.sheet ?? {}
    const whole = [...typst.matchAll(/\$(\d+)\$, for \$(\d+)\^2 = (\d+)\$/g)]
    expect(whole).toHaveLength(4)
    for (const [, root, base, square] of whole) {
      expect(root).toBe(base)
      expect(Number(base) ** 2).toBe(Number(square))
      expect(typst).toContain(`[$sqrt(${square})$]`)
    }
    const squeezed = [...typst.matchAll(/([\d.]+)\^2 = ([\d.]+) < (\d+) < ([\d.]+)\^2 = ([\d.]+)/g)]
    expect(squeezed).toHaveLength(5)
    for (const [, low, lowSquare, between, high, highSquare] of squeezed) {
      expect(Number(low) ** 2).toBeCloseTo(Number(lowSquare), 9)
      expect(Number(high) ** 2).toBeCloseTo(Number(highSquare), 9)
      expect(Number(lowSquare)).toBeLessThan(Number(between))
      expect(Number(highSquare)).toBeGreaterThan(Number(between))
    }
  })
})
