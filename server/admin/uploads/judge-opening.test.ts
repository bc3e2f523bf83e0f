import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { expect, it } from 'vitest'
import { pdf } from '../../../tests/faults/hostile-files.ts'
import { documentFault } from './document-faults.ts'

const link = '/Annots [<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://school.in) >> >>]'
const packed = (...objects: string[]) => packedAt(objects.map((_, at) => 20 + at).join(' '), ...objects)
/** Objects of some numbers in one packed stream. */
const packedAt = (numbers: string, ...objects: string[]) => {
  const places = numbers.split(' ').map((number, at) => `${number} ${objects.slice(0, at).join('').length}`)
  return packedAs(`${places.join(' ')} `, objects.join(''))
}
const packedAs = (head: string, content: string, more = '') => ({
  stream: `/Type /ObjStm /N ${Math.floor(head.trim().split(/\s+/).length / 2)} ${more} /First ${head.length}`,
  packedBytes: deflateSync(head + content),
})
/** A catalog that opens by an object, and that object. */
const beside = (opening: string, ...objects: string[]) =>
  pdf({ catalog: `${opening} >>\nendobj\n${objects.join('\nendobj\n')}\nendobj\n99 0 obj\n<< /X 1` })
const toOwnPage = '<< /S /GoTo /D [3 0 R /Fit] >> '
const toTheWeb = '<< /S /URI /URI (https://evil.example) >> '
const onTheWeb = '/S /URI /URI (https://evil.example)'
/** Leads out where its first object begins at 6, and to its own page where that is said to begin later. */
const asTwo = `${'20 60 '.padEnd(66)}${toTheWeb}${toOwnPage}`
const glyph = '7 0 obj\n<< /Length 4 >>\nstream\n0 0 d0\nendstream'
const font =
  '7 0 obj\n<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /CharProcs << /A 8 0 R >> /FirstChar 1 >>'

it.each([
  [
    'a place',
    pdf({ catalog: `/OpenAction [3 0 R /XYZ null null 0] /URI << /Base (https://school.in) >> ${link}` }),
  ],
  ['a page', pdf({ catalog: `/OpenAction ${toOwnPage} ${link}` })],
  [
    'a page, as LaTeX writes it',
    pdf({ catalog: '/PageMode/UseOutlines/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' }),
  ],
  ['a page, as LibreOffice writes it', pdf({ catalog: '/OpenAction[3 0 R /XYZ null null 0]\n/Lang(en-IN)' })],
  ['a page, as Word writes it', pdf({ catalog: '/Type/Catalog/Lang(en-IN) /StructTreeRoot 9 0 R' })],
  ['a page whose name has brackets', pdf({ catalog: '/OpenAction << /S /GoTo /D (page\\).(1) >>) >>' })],
  ['a page by its name', pdf({ catalog: '/OpenAction << /Type /Action /S /Named /N /FirstPage >>' })],
  ['a page by a name', pdf({ catalog: '/OpenAction (page.1)' })],
  ['a page by digits', pdf({ catalog: '/OpenAction << /S /GoTo /D <706167652e31> >>' })],
  [
    'a page that another object names',
    beside('/OpenAction 7 0 R', '7 0 obj\n<< /S /GoTo /D (page.1) >>', '17 0 obj\n(said)'),
  ],
  [
    'a page that a packed object names',
    pdf({ catalog: '/OpenAction 20 0 R', ...packed(toOwnPage, toTheWeb) }),
  ],
  [
    'a page, with many pages that begin with numbers',
    beside(
      '/OpenAction 7 0 R',
      `7 0 obj\n${toOwnPage}`,
      ...Array.from(
        { length: 500 },
        (_, at) =>
          `${at + 100} 0 obj\n<< /Length 20 >>\nstream\n1 0 0 1 7 72 cm (${'x'.repeat(at % 50)}) Tj\nendstream`,
      ),
    ),
  ],
  ['nothing, though glyphs are called so', pdf({ catalog: '/Differences [1 /OpenAction /AA 3 /B /AA]' })],
  ['nothing, though a glyph is called /AA', beside('/CharProcs << /A9 7 0 R /AA 7 0 R >>', glyph)],
  ['nothing, though a font is called /AA', beside('/Font << /AA 7 0 R >>', font)],
  ['nothing, though a font beside is called /AA', pdf({ catalog: `/Font << /AA ${font.slice(8)} >>` })],
  ['nothing, though a packed font is called /AA', pdf({ catalog: '/AA 20 0 R', ...packed(font.slice(8)) })],
])('a document that opens %s is accepted, with links to click', (_, document) => {
  expect(documentFault(document)).toBeNull()
})

it.each([
  ['a packed object', pdf({ catalog: '/OpenAction 21 0 R', ...packed(toOwnPage, toTheWeb) })],
  ['one object by way of another', pdf({ catalog: '/OpenAction 20 0 R', ...packed('21 0 R ', toTheWeb) })],
  [
    'one of many objects',
    beside(
      Array.from({ length: 20 }, (_, at) => `/OpenAction ${at + 30} 0 R`).join(' '),
      ...Array.from({ length: 20 }, (_, at) => `${at + 30} 0 obj\n${toOwnPage}`),
    ),
  ],
  ['a page that is turned to', beside('/AA 9 0 R', `9 0 obj << /O ${toTheWeb} >>`)],
  ['a page that is turned to, by an object', beside('/AA 9 0 R', '9 0 obj << /O 8 0 R >>')],
  ['a page that is turned to, by way of another', beside('/AA 9 0 R', '9 0 obj 8 0 R')],
  [
    'a page that is turned to, by the dictionary of a stream',
    pdf({ catalog: '/AA 4 0 R', stream: '/C 9 0 R' }),
  ],
  ['a page that is turned to, by nothing', pdf({ catalog: '/AA 9 0 R' })],
  ['a page that is turned to, in numbers', pdf({ catalog: `/#41A << /#4f ${toTheWeb} >>` })],
  ['a page that is turned to, behind a font', pdf({ catalog: `/AA << /Type /Font /O ${toTheWeb} >>` })],
  ['a page that is turned to, by +9', beside('/AA +9 0 R', `9 0 obj << /O ${toTheWeb} >>`)],
  ['a page that is turned to, by 0R', beside('/AA 9 0R', `9 0 obj << /O ${toTheWeb} >>`)],
  ['brackets in a text', pdf({ catalog: `/OpenAction << /D (>>) ${onTheWeb} >>` })],
  [
    'brackets in a text that numbers seem to open',
    pdf({ catalog: `/OpenAction << /S /GoTo /D (#28) ${onTheWeb} /X (>>) >>` }),
  ],
  ['the second of two kinds', pdf({ catalog: `/OpenAction << /S /GoTo ${onTheWeb} >>` })],
  ['what is done next', pdf({ catalog: `/OpenAction << /S /GoTo /D [3 0 R] /Next [${toTheWeb}] >>` })],
  ['a kind that another object tells', beside('/OpenAction << /S 9 0 R >>', '9 0 obj /URI')],
  ['an object 004', beside('/OpenAction 004 0 R', `4 0 obj ${toTheWeb}`)],
  ['an object +4', beside('/OpenAction +4 0 R', `4 0 obj ${toTheWeb}`)],
  ['an object with a remark', beside('/OpenAction 4 %x\n0 R', `4 0 obj ${toTheWeb}`)],
  ['an object nobody finds', pdf({ catalog: '/OpenAction 9 0 R' })],
  [
    'an object whose head is 009',
    beside('/OpenAction 9 0 R', `9 0 obj ${toOwnPage}`, `009 0 obj ${toTheWeb}`),
  ],
  ['an object whose head is +9', beside('/OpenAction 9 0 R', `9 0 obj ${toOwnPage}`, `+9 0 obj ${toTheWeb}`)],
  [
    'an object whose head has no blank',
    beside('/OpenAction 9 0 R', `9 0 obj ${toOwnPage}`, `9 0obj${toTheWeb}`),
  ],
  [
    'an object whose head has a remark',
    beside('/OpenAction 9 0 R', `9 0 obj ${toOwnPage}`, `9 %x\n0 obj ${toTheWeb}`),
  ],
  [
    'an object whose head has a remark before its end',
    beside('/OpenAction 9 0 R', `9 0 obj ${toOwnPage}`, `9 0 %x\nobj ${toTheWeb}`),
  ],
  [
    'an object whose head has many blanks',
    beside('/OpenAction 9 0 R', `9 0 obj ${toOwnPage}`, `9 0${' '.repeat(500)}obj ${toTheWeb}`),
  ],
  ['5000 blanks', pdf({ catalog: `/OpenAction ${' '.repeat(5000)}${toTheWeb}` })],
  ['a remark of 5000 letters', pdf({ catalog: `/OpenAction %${'x'.repeat(5000)}\n${toTheWeb}` })],
  ['5000 blanks before an object', beside(`/OpenAction ${' '.repeat(5000)}9 0 R`, `9 0 obj ${toTheWeb}`)],
  ['5000 blanks in an object', beside('/OpenAction 9 0 R', `9 0 obj ${' '.repeat(5000)}${toTheWeb}`)],
  ['a long text', beside('/OpenAction 9 0 R', `9 0 obj << /D (${'x'.repeat(20_000)}) ${onTheWeb} >>`)],
  [
    'a text that seems to end its object',
    beside('/OpenAction 9 0 R', `9 0 obj << /D (endobj) ${onTheWeb} >>`),
  ],
  [
    'a packed object whose place is before another',
    pdf({ catalog: '/OpenAction 21 0 R', ...packedAs('21 5 20 0 ', `null ${toTheWeb}`) }),
  ],
  [
    'a packed object behind a text like a head',
    pdf({ catalog: '/OpenAction 20 0 R', ...packedAs('20 0 ', toTheWeb, '/X (obj)') }),
  ],
  [
    'a packed object with another first in another dictionary',
    pdf({ catalog: '/OpenAction 20 0 R', ...packedAs('20 0 ', toTheWeb, '/X << /First 9999 >>') }),
  ],
  [
    'a packed object whose dictionary holds another in its texts',
    pdf({
      catalog: '/OpenAction 20 0 R',
      stream: `/N 1 /First 6 /X (1 0 obj << /N 1 /First ${6 + toTheWeb.length} %) /Y (\n /Z (b) %)\n`,
      packed: asTwo,
    }),
  ],
  [
    'a packed object whose dictionary is long and holds another in its texts',
    pdf({
      catalog: '/OpenAction 20 0 R',
      stream: `/N 1 /First 6 /W (${'x'.repeat(20_000)}) /X (1 0 obj << /N 1 /First ${6 + toTheWeb.length} %) /Y (\n /Z (b) %)\n`,
      packed: asTwo,
    }),
  ],
  [
    'a packed object whose dictionary is long and holds another in a remark',
    pdf({
      catalog: '/OpenAction 20 0 R',
      stream: `/N 1 /First 6 /Y (${'x'.repeat(20_000)})\n%1 0 obj << /N 1 /First ${6 + toTheWeb.length}\n`,
      packed: asTwo,
    }),
  ],
  [
    'a packed object beside a plain one',
    pdf({
      catalog: `/OpenAction 20 0 R >>\nendobj\n20 0 obj ${toOwnPage} endobj\n99 0 obj << /X 1`,
      ...packed(toTheWeb),
    }),
  ],
  [
    'a packed object of a number with naughts',
    pdf({ catalog: '/OpenAction 20 0 R', ...packedAt('20 020', toOwnPage, toTheWeb) }),
  ],
  [
    'a packed object of a number with a sign',
    pdf({ catalog: '/OpenAction 20 0 R', ...packedAt('20 +20', toOwnPage, toTheWeb) }),
  ],
  [
    'an object of a stream that is not packed',
    beside(
      '/OpenAction 20 0 R',
      `20 0 obj ${toOwnPage}`,
      `7 0 obj << /Type /ObjStm /N 1 /First 5 >>\nstream\n20 0 ${toTheWeb}\nendstream`,
    ),
  ],
])('a document that leads elsewhere by %s is refused', (_, document) => {
  expect(documentFault(document)).toBe('admin_upload_document_active')
})

it.each([
  ['further actions with remarks that do not end', '/AA%'],
  ['further actions with short remarks', '/AA%\n'],
  ['further actions in each other', '/AA<</X(/AA<<'],
  ['openings with remarks that do not end', '/OpenAction%'],
  ['heads of objects in each other', `/OpenAction 4 0 R 4 0 obj[`],
])('a document of 4 MB with %s is checked in one pass', (_, part) => {
  const document = pdf({ catalog: part.repeat(4_000_000 / part.length) })
  expect(documentFault(document)).toMatch(/^admin_upload_document_(active|broken)$/)
})

it('a document that Typst sets, with chapters, formulas and links, is taken', () => {
  const compiler = NodeCompiler.create()
  const { result } = compiler.compile({
    mainFileContent: '= Roots\n$ x = sqrt(2) $ #link("https://school.in")[School] #pagebreak()\n= Sums',
  })
  if (result === null) throw new Error('not set')
  expect(documentFault(compiler.pdf(result))).toBeNull()
})

it.each([true, false])('a rewritten document with packed objects (%s) is accepted', async (isPacked) => {
  const document = await PDFDocument.create()
  const page = document.addPage()
  const { context, catalog } = document
  const opening = context.obj({ Type: 'Action', S: 'GoTo', D: [page.ref, 'XYZ', null, null, 1] })
  catalog.set(PDFName.of('OpenAction'), context.register(opening))
  expect(documentFault(Buffer.from(await document.save({ useObjectStreams: isPacked })))).toBeNull()
  opening.set(PDFName.of('Next'), context.obj({ S: 'URI', URI: 'https://evil.example' }))
  expect(documentFault(Buffer.from(await document.save({ useObjectStreams: isPacked })))).toBe(
    'admin_upload_document_active',
  )
})
