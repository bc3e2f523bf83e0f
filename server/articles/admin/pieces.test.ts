import { describe, expect, it } from 'vitest'
import { resourceSeeds } from '../../../content/resources/all.ts'
import { cleanRichText } from '../../rich-text/rich-text.ts'
import { piecesOf } from './pieces.ts'

describe('the pieces of a resource', () => {
  it('are its outermost elements', () => {
    expect(piecesOf('<h2>a</h2>\n<p>b <em>c</em><br />d</p><hr /><ul><li><p>e</p></li></ul>f')).toEqual([
      '<h2>a</h2>',
      '<p>b <em>c</em><br />d</p>',
      '<hr />',
      '<ul><li><p>e</p></li></ul>',
      'f',
    ])
  })

  it.each(resourceSeeds.map(({ name, content }) => [name, content.map(cleanRichText).join('')] as const))(
    'of %s hold all of it',
    (_, html) => {
      const pieces = piecesOf(html)
      expect(pieces.length).toBeGreaterThan(3)
      expect(pieces.join('').replace(/\s/g, '')).toBe(html.replace(/\s/g, ''))
    },
  )
})
