import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pdf } from '../../../tests/faults/hostile-files.ts'
import { documentFault } from './document-faults.ts'

const link = '/Annots [<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://school.in) >> >>]'
const packed = (...objects: string[]) => {
  const places = objects.map((_, at) => `${20 + at} ${objects.slice(0, at).join('').length}`).join(' ')
  const head = `${places} `
  return {
    stream: `/Type /ObjStm /N ${objects.length} /First ${head.length}`,
    packedBytes: deflateSync(head + objects.join('')),
  }
}
const toOwnPage = '<< /S /GoTo /D [3 0 R /Fit] >> '
const toTheWeb = '<< /S /URI /URI (https://evil.example) >> '

it.each([
  [
    'a place',
    pdf({ catalog: `/OpenAction [3 0 R /XYZ null null 0] /URI << /Base (https://school.in) >> ${link}` }),
  ],
  ['a page', pdf({ catalog: `/OpenAction ${toOwnPage} ${link}` })],
  [
    'a page that another object names',
    pdf({ catalog: '/OpenAction 4 0 R', stream: '/S /GoTo /D [3 0 R /Fit]' }),
  ],
  [
    'a page that a packed object names',
    pdf({ catalog: '/OpenAction 20 0 R', ...packed(toOwnPage, toTheWeb) }),
  ],
  ['nothing, though a glyph is called so', pdf({ catalog: '/Differences [1 /AA /OpenAction]' })],
])('a document that opens %s is taken, with links that somebody presses', (_, document) => {
  expect(documentFault(document)).toBeNull()
})

it.each([
  ['a packed object', pdf({ catalog: '/OpenAction 21 0 R', ...packed(toOwnPage, toTheWeb) })],
  ['one object by way of another', pdf({ catalog: '/OpenAction 20 0 R', ...packed('21 0 R ', toTheWeb) })],
  [
    'one of many objects',
    pdf({ catalog: Array.from({ length: 20 }, (_, at) => `/OpenAction ${at + 30} 0 R`).join(' ') }),
  ],
  ['a page that is turned to', pdf({ catalog: '/AA 9 0 R' })],
])('a document that leads out by %s is refused', (_, document) => {
  expect(documentFault(document)).toBe('admin_upload_document_active')
})
