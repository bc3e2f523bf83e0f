import { describe, expect, it } from 'vitest'
import { hidesObjects } from './judge-packing.ts'

const objects = '/Type /ObjStm /N 1 /First 4'
const page = '3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n'

/** A document's text with one stream for each dictionary. */
function textOf(...dictionaries: string[]): string {
  const streams = dictionaries.map(
    (words, at) => `${at + 4} 0 obj\n<< ${words} >>\nstream\nx\nendstream\nendobj\n`,
  )
  return `%PDF-1.7\n%\xe2\xe3\n${page}${streams.join('')}`
}

const packed = `${objects} /Filter /FlateDecode`

/** What follows when a case writes where its stream begins. */
const next = 'x\nendstream\nendobj\n9 0 obj\n<<'

describe('packed objects', () => {
  it.each([
    ['as every program packs them', [packed]],
    ['in a list of one way', [`${objects} /Filter [ /FlateDecode ] /DecodeParms [ << /Predictor 1 >> ]`]],
    [
      'beside places told by the ones before',
      [packed, '/Type /XRef /W [1 2 1] /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
    ],
    [
      'beside a picture told by its neighbours',
      [packed, '/Subtype /Image /Filter /FlateDecode /DecodeParms << /Predictor 15 >>'],
    ],
    [
      'beside a photograph that is packed again',
      [packed, '/Subtype /Image /Filter [/FlateDecode /DCTDecode]'],
    ],
    ['beside a page that is written as letters', [packed, '/Filter [ /ASCII85Decode /FlateDecode ]']],
    ['beside a list of chapters', [`${packed} >>\nendobj\n9 0 obj\n<< /First 12 0 R /Count 3`]],
  ])('%s can be checked', (_, dictionaries) => {
    expect(hidesObjects(textOf(...dictionaries))).toBe(false)
  })

  it('that there are none of are not hidden, however old the packing of a page', () => {
    expect(hidesObjects(textOf('/Filter /LZWDecode', '/Filter [/ASCIIHexDecode /RunLengthDecode]'))).toBe(
      false,
    )
  })

  it.each([
    ['packed twice', `${objects} /Filter [/FlateDecode /FlateDecode]`],
    ['packed twice, with letters as numbers', `/Type /Obj#53tm /N 1 /First 4 /Filter [/FlateDecode /Fl]`],
    ['packed by LZW', `${objects} /Filter /LZWDecode`],
    ['packed by runs, behind a remark', `${objects} /Filter %/FlateDecode\n/RL`],
    ['written as letters', `${objects} /Filter [/ASCII85Decode /FlateDecode]`],
    ['written as digits, without their label', '/N 1 /First 4 /Filter /ASCIIHexDecode'],
    ['told by the ones before', `${packed} /DecodeParms << /Predictor 12 >>`],
    ['packed as is said elsewhere', `${objects} /Filter 9 0 R`],
    ['packed as a list says elsewhere', `${objects} /Filter [9 0 R]`],
    ['behind a text like a head', `${packed} /Note (1 0 obj <<) /DecodeParms << /Predictor 12 >>`],
    ['behind a remark like a head', `${packed} % 1 0 obj <<\n/DecodeParms << /Predictor 12 >>`],
    [
      'behind more words than a dictionary has',
      `${packed} /Note (${'x'.repeat(20_000)}) /DecodeParms << /Predictor 12 >>`,
    ],
    ['behind a dictionary and a blank', `${packed} /DecodeParms << /Predictor 12 >> >> stream \n${next}`],
    ['behind a dictionary and a remark', `${packed} /DecodeParms << /Predictor 12 >> >>%x\nstream\n${next}`],
    ['behind the end of a line of old', `${packed} /DecodeParms << /Predictor 12 >> >>stream\r${next}`],
  ])('%s cannot be checked', (_, dictionary) => {
    expect(hidesObjects(textOf(dictionary))).toBe(true)
  })
})
