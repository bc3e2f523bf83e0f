import { describe, expect, it } from 'vitest'
import { growthOf, quadraticGrowth, threadMsOf } from '../../tests/support/thread-time.ts'
import { cutWords } from './cut-words.ts'
import { excerpt, openingText, plainText, readingMinutes, textLines } from './excerpt.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ')

describe('plainText', () => {
  it('keeps the words, and separates those of two blocks', () => {
    expect(
      plainText('<h2>Marks</h2><p>One <strong>step</strong>,<br>one mark.</p><ul><li>a</li><li>b</li></ul>'),
    ).toBe('Marks One step, one mark. a b')
  })

  it('decodes HTML entities', () => {
    expect(plainText('<p>a &lt; b &amp;&amp; b &gt; c, Tom&#39;s &quot;x&quot;&nbsp;y, &amp;lt;</p>')).toBe(
      'a < b && b > c, Tom\'s "x" y, &lt;',
    )
  })

  it('spells mathematics in plain signs', () => {
    const line = '<p>Let <span data-tex="x^2 + 5x &lt; \\frac{1}{2}">x^2</span> be.</p>'
    expect(plainText(line)).toBe('Let x² + 5x < 1/2 be.')
    expect(plainText('<p>So</p><div data-tex="\\sqrt{2}">\\sqrt{2}</div><p>it is.</p>')).toBe('So √2 it is.')
  })

  it.each([
    ['spaces that no line ends', 10_000, (times: number) => '<b> </b>'.repeat(times)],
    [
      'formulas that are nested as deep as they may be long',
      300,
      (depth: number) => `<span data-tex="${'x^{'.repeat(depth)}1${'}'.repeat(depth)}"></span>`.repeat(40),
    ],
  ])('takes no longer over %s', async (_, size, inside) => {
    expect(await growthOf(size, (times) => plainText(`<p>x${inside(times)}x</p>`))).toBeLessThan(
      quadraticGrowth,
    )
  })

  it('skips figures with their captions, tables and programs', () => {
    const html =
      '<p>Before</p><figure data-drawing="parabola"><figcaption>A curve</figcaption></figure><table><tr><td>1</td></tr></table><pre>x = 1</pre><p>after</p>'
    expect(plainText(html)).toBe('Before after')
  })

  it('omits headings from an excerpt', () => {
    expect(openingText('<h2>First</h2><p>Text.</p>', 20)).toBe('Text.')
  })
})

describe('excerpt', () => {
  const whole = (html: string, count: number) => cutWords(openingText(html, Number.POSITIVE_INFINITY), count)
  const blocks = [
    '<h2>On roots</h2>',
    '<p>The roots of <span data-tex="x^2+\\frac{5}{2}x">x^2+5x</span> are <strong>real &amp; equal</strong>.</p>',
    '<figure data-drawing="parabola"><figcaption>A curve that opens upwards</figcaption></figure>',
    '<table><tbody><tr><td><p>one</p></td><td><p>two</p></td></tr></tbody></table>',
    '<div data-tex="\\sqrt{2}">\\sqrt{2}</div>',
    '<pre>x = 1; y &lt; 2</pre><ul><li><p>a step</p></li></ul>',
  ]

  it('is the same wherever a long text is cut while it is read', () => {
    for (let turn = 0; turn < 400; turn += 1) {
      const before = `<p>${'w '.repeat(turn % 7)}</p><pre>${'x'.repeat(3700 + turn)}</pre>`
      const html = before + [...blocks.slice(turn % 6), ...blocks].join('').repeat(12)
      for (const count of [1, 8, 20]) expect(excerpt(html, count)).toBe(whole(html, count))
    }
  })

  it('reads only as much of a long text as it shows', () => {
    const html = `<p>${words(30)}</p>${blocks[1]?.repeat(20_000)}`
    expect(threadMsOf(() => excerpt(html, 20))).toBeLessThan(threadMsOf(() => whole(html, 20)) / 2)
    const inOne = `<p>${'word '.repeat(400_000)}</p>`
    expect(threadMsOf(() => excerpt(inOne, 20))).toBeLessThan(threadMsOf(() => whole(inOne, 20)) / 2)
  })
})

describe('textLines', () => {
  it('keeps paragraphs apart, with their full text', () => {
    const html =
      '<h2>Marks</h2><p>Tom&#39;s <em>two</em>\n steps:</p><div data-tex="\\sqrt{2}">x</div><table><tr><td>1</td></tr></table><p></p><p>End</p>'
    expect(textLines(html)).toBe("Marks\nTom's two steps:\n√2\n1\nEnd")
  })
})

describe('cutWords', () => {
  it('keeps this many words and marks the cut', () => {
    expect(cutWords(words(21), 20)).toBe(`${words(20)} ...`)
    expect(cutWords(`  ${words(21)}  `, 20)).toBe(`${words(20)} ...`)
  })

  it('leaves a short text unchanged', () => {
    expect(cutWords(`  ${words(20)}  `, 20)).toBe(words(20))
    expect(cutWords('', 20)).toBe('')
  })
})

describe('excerpt', () => {
  it('counts words, not tags', () => {
    expect(excerpt('<p>one <em>two</em></p><p>three</p><p>four</p>', 3)).toBe('one two three ...')
  })
})

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [199, 1],
    [500, 3],
    [900, 5],
  ])('a text of %i words takes %i minutes', (count, minutes) => {
    expect(readingMinutes(`<p>${words(count)}</p>`)).toBe(minutes)
  })
})
