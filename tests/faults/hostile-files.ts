import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate, deflateSync } from 'node:zlib'
import { sql } from '../../server/adapters/database/sql.ts'
import type { TestApp } from '../support/app.ts'

type PdfParts = {
  catalog?: string
  trailer?: string
  stream?: string
  filter?: string
  packed?: string
  packedBytes?: Buffer
}

/** A small PDF of one page, with what a case adds to it. */
export function pdf({
  catalog = '',
  trailer = '',
  stream,
  filter = '/FlateDecode',
  packed = '',
  packedBytes,
}: PdfParts = {}): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const starts: number[] = []
  const add = (...parts: (string | Buffer)[]) => {
    starts.push(Buffer.concat(pieces).length)
    pieces.push(Buffer.from(`${starts.length} 0 obj\n`), ...parts.map((part) => Buffer.from(part)))
    pieces.push(Buffer.from('\nendobj\n'))
  }
  add(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`)
  add('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')
  add('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>')
  if (stream !== undefined) {
    const bytes = packedBytes ?? deflateSync(packed)
    const head = `<< ${stream} /Filter ${filter} /Length ${bytes.length} >>\nstream\n`
    add(head, bytes, '\nendstream')
  }
  const index = Buffer.concat(pieces).length
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  pieces.push(
    Buffer.from(
      `xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Root 1 0 R /Size ${starts.length + 1} ${trailer} >>\nstartxref\n${index}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(pieces)
}

/** An archive of one file, with a remark at its end. */
export function zip(name: string, content: string, remark = ''): Buffer {
  const bytes = Buffer.from(content)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(bytes.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), bytes])
  const place = Buffer.alloc(14)
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, Buffer.from(name)])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  end.writeUInt16LE(remark.length, 16)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end, Buffer.from(remark)])
}

/** A PNG of a few bytes that says it is as large as wanted. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    piece('IHDR', head),
    piece('IDAT', deflateSync(Buffer.alloc(65_536))),
    piece('IEND', Buffer.alloc(0)),
  ])
}

/** A grey JPEG with this many scans: each costs a decoder all pixels, and the file a few bytes. */
export function jpegOfManyScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const part = (marker: number, ...body: number[]) =>
    Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body])
  const codeOfOneBit = [1, ...Array<number>(15).fill(0)]
  // "Nothing more here", for 16,384 blocks and as many more as the next fourteen bits say.
  const runs = Array.from({ length: Math.ceil(blocks / 16_384) }, () => '0'.repeat(15)).join('')
  const again = Buffer.concat([part(0xda, 1, 1, 0, 1, 63, 0), Buffer.alloc(Math.ceil(runs.length / 8))])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    part(0xdb, 0, ...Array<number>(64).fill(1)),
    part(0xc2, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0),
    part(0xc4, 0, ...codeOfOneBit, 0),
    part(0xc4, 0x10, ...codeOfOneBit, 0xe0),
    part(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans - 1 }, () => again),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A PNG of some KB that has the most bytes for each of its pixels, in one go or in seven that each go over all of it. */
export async function pngOfManyBytes(
  width: number,
  height: number,
  { isInterlaced = false } = {},
): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([16, 6, 0, 0, isInterlaced ? 1 : 0], 8)
  const piecewise = Buffer.alloc(1024 * 1024)
  const pieces = Math.ceil(((8 * width + 3) * height) / piecewise.length)
  const packed = await buffer(Readable.from(Array(pieces).fill(piecewise)).pipe(createDeflate({ level: 9 })))
  const parts = [piece('IHDR', head), piece('IDAT', packed), piece('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

/**
 * A PNG of some KB whose colour profile makes the decoder compute each pixel many times: a list of steps
 * that all name the same one.
 */
export function pngOfManyColourSteps(side: number, steps: number): Buffer {
  const number = (...values: number[]) => {
    const bytes = Buffer.alloc(4 * values.length)
    for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index)
    return bytes
  }
  const channels = 15
  const step = (from: number, to: number) => {
    const factors = Buffer.alloc(4 * (from * to + to))
    for (let one = 0; one < Math.min(from, to); one += 1) factors.writeFloatBE(1, 4 * (one * from + one))
    return Buffer.concat([Buffer.from('matf\0\0\0\0'), number(from * 65_536 + to), factors])
  }
  const [first, again, last] = [step(3, channels), step(channels, channels), step(channels, 3)]
  const start = 16 + 8 * (steps + 2)
  const listed = Buffer.concat([
    number(start, first.length),
    ...Array<Buffer>(steps).fill(number(start + first.length, again.length)),
    number(start + first.length + again.length, last.length),
  ])
  const lists = [Buffer.from('mpet\0\0\0\0'), number(3 * 65_536 + 3, steps + 2), listed, first, again, last]
  const colours = Buffer.concat(lists)
  const white = Buffer.concat([Buffer.from('XYZ \0\0\0\0'), number(63_190, 65_536, 54_061)])
  const curve = Buffer.from('curv\0\0\0\0\0\0\0\0')
  // A reader asks that these are there, and then takes the list.
  const usual = ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC']
  const at = 128 + 4 + 12 * (usual.length + 2)
  const curveAt = at + white.length
  const coloursAt = curveAt + curve.length
  const tag = (name: string, ...place: [at: number, length: number]) => [Buffer.from(name), number(...place)]
  const head = Buffer.alloc(128)
  head.writeUInt32BE(coloursAt + colours.length, 0)
  head.writeUInt32BE(0x0430_0000, 8)
  head.write('mntrRGB XYZ ', 12)
  head.write('acsp', 36)
  number(63_190, 65_536, 54_061).copy(head, 68)
  const profile = Buffer.concat([
    head,
    number(usual.length + 2),
    ...tag('wtpt', at, white.length),
    ...tag('D2B0', coloursAt, colours.length),
    ...usual.flatMap((name) =>
      name.endsWith('XYZ') ? tag(name, at, white.length) : tag(name, curveAt, curve.length),
    ),
    ...[white, curve, colours],
  ])
  const seen = Buffer.alloc(13)
  seen.writeUInt32BE(side, 0)
  seen.writeUInt32BE(side, 4)
  seen.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    piece('IHDR', seen),
    piece('iCCP', Buffer.concat([Buffer.from('seen\0\0'), deflateSync(profile)])),
    piece('IDAT', deflateSync(Buffer.alloc((1 + 3 * side) * side))),
    piece('IEND', Buffer.alloc(0)),
  ])
}

export async function countRows(app: TestApp, table: 'media' | 'uploads'): Promise<number> {
  const statement =
    table === 'media'
      ? sql<{ count: number }>`select count(*)::int as "count" from media`
      : sql<{ count: number }>`select count(*)::int as "count" from uploads`
  return (await app.services.database.first(statement))?.count ?? 0
}

function piece(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
