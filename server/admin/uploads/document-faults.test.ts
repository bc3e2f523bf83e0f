import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { documentFault } from './document-faults.ts'

const objects = '9 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>'
const packed = deflateSync(objects).toString('latin1')
/** A part of a packed stream that another may follow. */
const part = (text: string, level: number) =>
  deflateRawSync(text, { level, finishFlush: constants.Z_FULL_FLUSH }).toString('latin1')
const likeItsEnd = `x\x9c${part('9 24 %endstream\n', 0)}${part(objects.slice(4), 9)}\x03\0`

/** A document with a page and a packed stream, from the word that begins it on. */
const documentWith = (stream: string, kind = '/Type /ObjStm /N 1 /First 4') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\n4 0 obj\n<< ${kind} /Filter /FlateDecode >>\n${stream}\nendstream\nendobj\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )

it.each([
  ['behind a line', `stream\n${packed}`],
  ['behind a blank', `stream \n${packed}`],
  ['behind another word', `stream stream\r\n${packed}`],
  ['behind the end of a line of old', `stream\r${packed}`],
  ['with a wrong sum', `stream\n${packed.slice(0, -4)}abcd`],
  ['without its sum', `stream\n${packed.slice(0, -4)}`],
  ['with a text like its end', `stream\n${likeItsEnd}`],
])('a script in packed objects %s is found', (_, stream) => {
  expect(documentFault(documentWith(stream))).toBe('admin_upload_document_active')
})

it('packed objects that break off are refused, and a picture that seems packed is not', () => {
  const broken = `stream\nx\x9c${part(objects, 9)}\xff\xff`
  expect(documentFault(documentWith(broken))).toBe('admin_upload_document_broken')
  expect(documentFault(documentWith(broken, '/Subtype /Image'))).toBeNull()
})
