import { renderToString } from 'katex'
import { describe, expect, it } from 'vitest'
import { constructions } from '../../packages/drawing/constructions.ts'
import { courseSeeds } from '../catalogue.ts'
import { articleSeeds } from './all.ts'
import { workedNumbers } from './worked-numbers.ts'

const articles = articleSeeds.map((article) => ({ slug: article.slug, article }))
const blogArticles = articles.filter(({ article }) => article.type === 1)
const homeArticles = articles.filter(({ article }) => article.type === 2)
const otherArticles = articles.filter(({ article }) => article.type === 3)

const formulas = (html: string) =>
  [...html.matchAll(/\\\[(.+?)\\\]|\\\((.+?)\\\)/gs)].map((found) => found[1] ?? found[2] ?? '')
const drawings = (html: string) =>
  [...html.matchAll(/<figure data-drawing="([^"]*)"><figcaption>.+?<\/figcaption><\/figure>/gs)].map(
    (found) => found[1],
  )
const words = (html: string) =>
  html
    .replace(/\\\[.+?\\\]|\\\(.+?\\\)/gs, 'x')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length
const places = new Set([
  '/courses',
  '/blog',
  '/project-showcase',
  '/refund-policy',
  '/support',
  ...courseSeeds.map(({ slug }) => `/courses/${slug}`),
  ...articleSeeds.map(({ slug }) => `/blog/${slug}`),
])

describe('the articles', () => {
  it('have an address each', () => {
    expect(new Set(articleSeeds.map(({ slug }) => slug)).size).toBe(articleSeeds.length)
    for (const { slug } of articleSeeds) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(articles)('of $slug has mathematics that can be drawn and no stray backslash', ({ article }) => {
    for (const formula of formulas(article.html)) {
      expect(() => renderToString(formula, { throwOnError: true, strict: 'error' })).not.toThrow()
      expect(formula, 'a bare < would be taken for a tag').not.toContain('<')
    }
    expect(article.html.replace(/\\\[.+?\\\]|\\\(.+?\\\)/gs, '')).not.toContain('\\')
  })

  it.each(articles)(
    'of $slug shows only figures of the drawing kit and links to pages that exist',
    ({ article }) => {
      const figureCount = article.html.split('<figure').length - 1
      expect(drawings(article.html)).toHaveLength(figureCount)
      for (const name of drawings(article.html)) expect(Object.keys(constructions)).toContain(name)
      for (const [, href] of article.html.matchAll(/<a href="([^"]*)"/g)) expect(places).toContain(href)
    },
  )

  it.each(articles)('of $slug opens with a heading or a paragraph and closes every tag', ({ article }) => {
    expect(article.html.trim()).toMatch(/^<(h2|p)>/)
    const open: string[] = []
    for (const [, slash, name = ''] of article.html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g)) {
      if (slash === '') open.push(name)
      else expect(open.pop()).toBe(name)
    }
    expect(open).toEqual([])
  })
})

describe('a blog article', () => {
  it.each(blogArticles)('of $slug has 500 to 900 words and two figures', ({ article }) => {
    expect(words(article.html)).toBeGreaterThanOrEqual(500)
    expect(words(article.html)).toBeLessThanOrEqual(900)
    expect(new Set(drawings(article.html)).size).toBe(2)
    expect(drawings(article.html)).toHaveLength(2)
  })

  it.each(blogArticles)('of $slug came out between June and 20 November 2026', ({ article }) => {
    expect(article.publishedOn >= '2026-06-01' && article.publishedOn <= '2026-11-20').toBe(true)
  })

  it.each(blogArticles)('of $slug has a worked example whose marks add up to its promise', ({ article }) => {
    const example =
      /<h2>Worked example \((\d) marks\)<\/h2>.*?<th scope="col">What you write<\/th>(.*?)<\/table>/s.exec(
        article.html,
      )
    const lines = [...(example?.[2] ?? '').matchAll(/<td>([^<]*)<\/td><\/tr>/g)].map(
      (found) => found[1] ?? '',
    )
    const total = lines.reduce((sum, mark) => sum + (mark.startsWith('½') ? 0.5 : Number.parseFloat(mark)), 0)
    expect(lines.length).toBeGreaterThanOrEqual(3)
    expect(total).toBe(Number(example?.[1]))
  })

  it.each(blogArticles)('of $slug says the numbers that its sums give', ({ article }) => {
    const checks = workedNumbers[article.slug] ?? []
    expect(checks.length).toBeGreaterThanOrEqual(2)
    for (const { says, is } of checks) {
      expect(article.html).toContain(says)
      expect(is, says).toBe(true)
    }
  })
})

describe('an article of the home page', () => {
  it.each(homeArticles)('of $slug has 500 to 900 words and two figures', ({ article }) => {
    expect(words(article.html)).toBeGreaterThanOrEqual(500)
    expect(words(article.html)).toBeLessThanOrEqual(900)
    expect(new Set([article.drawing, ...drawings(article.html)]).size).toBeGreaterThanOrEqual(2)
    expect(drawings(article.html)).toHaveLength(2)
  })

  it.each(homeArticles)('of $slug has a worked example with the marks it promises', ({ article }) => {
    const promised = /\((\d) marks\)|question of (\d) marks/.exec(article.html)
    const totals = [...article.html.matchAll(/<th scope="col">Mark<\/th>.*?<\/table>/gs)].map(([table]) =>
      [...table.matchAll(/<td>(½|\d½?)<\/td>/g)].reduce((sum, [, mark = '']) => sum + marksOf(mark), 0),
    )
    expect(totals[0]).toBe(Number(promised?.[1] ?? promised?.[2]))
  })
})

describe('a product note', () => {
  it.each(otherArticles)('of $slug has 250 to 500 words', ({ article }) => {
    expect(words(article.html)).toBeGreaterThanOrEqual(250)
    expect(words(article.html)).toBeLessThanOrEqual(500)
  })

  it('tells of refunds what the policy says', () => {
    const html = articleSeeds.find(({ slug }) => slug === 'refund-rules-in-plain-words')?.html ?? ''
    expect(html).toContain(`₹${((3999 * 85) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`)
    expect(html).toContain(`₹${((3999 * 70) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`)
  })
})

function marksOf(mark: string): number {
  return (Number.parseInt(mark, 10) || 0) + (mark.includes('½') ? 0.5 : 0)
}
