import { crc32, deflateSync } from 'node:zlib'
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

/** A grey JPEG that is drawn so many times over: each time costs a reader all of its pixels, and the file a few bytes. */
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
