import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaEditors } from '../../domain/admin/access.ts'
import { roles } from '../../domain/admin/rules.ts'
import { mediaPreviewsPath } from '../../domain/admin/uploads/rules.ts'
import { staffOf, type TestStaff } from '../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { courseAdminOf } from '../../tests/support/course-admin.ts'
import { uploadWhole } from '../../tests/support/tus.ts'

let app: TestApp
let video: { mediaId: string; preview: string; poster: string }
let bytes: Buffer
const people = new Map<string, TestStaff>()
const videoPath = new URL('../../content/videos/files/ap-nth-term.240.mp4', import.meta.url)

function personOf(role: string): TestStaff {
  const person = people.get(role)
  if (person === undefined) throw new Error(`nobody is ${role}`)
  return person
}

const look = (role: string | null, id = video.mediaId, headers: Record<string, string> = {}) =>
  app.fetch(`${mediaPreviewsPath}/${id}`, {
    headers: { ...headers, ...(role !== null && { cookie: personOf(role).cookie }) },
  })

beforeAll(async () => {
  app = await startTestApp()
  for (const role of roles) people.set(role, await staffOf(app, [role]))
  bytes = await readFile(videoPath)
  const upload = await uploadWhole(app, personOf('author-all'), bytes, { kind: 'video', name: 'Unused.mp4' })
  video = upload.media
})
afterAll(() => app.close())

describe('a video that nothing shows yet', () => {
  it('shows its poster only to those who may list it', async () => {
    expect(video.poster).toBe(`${mediaPreviewsPath}/${video.mediaId}/poster`)
    const picture = await look('author-all', `${video.mediaId}/poster`)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect((await look(null, `${video.mediaId}/poster`)).status).toBe(401)
    expect((await look('finance', `${video.mediaId}/poster`)).status).toBe(403)
  })

  it('is shown only to those who may list it', async () => {
    expect(video.preview).toBe(`${mediaPreviewsPath}/${video.mediaId}`)
    const statuses = await Promise.all(roles.map(async (role) => [role, (await look(role)).status]))
    expect(statuses.filter(([, status]) => status === 200).map(([role]) => role)).toEqual([...mediaEditors])
    expect(statuses.filter(([, status]) => status === 403)).toHaveLength(roles.length - mediaEditors.length)
    expect((await look(null)).status).toBe(401)
    expect((await look('author-all', video.mediaId, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const student = await app.student()
    const theirs = { headers: { authorization: `Bearer ${student.token}` } }
    expect((await app.fetch(video.preview, theirs)).status).toBe(401)
  })

  it('supports ranges, is not cached, and is not found under another id', async () => {
    const part = await look('author-all', video.mediaId, { range: 'bytes=4-7' })
    expect(part.status).toBe(206)
    expect(await part.text()).toBe('ftyp')
    expect(part.headers.get('content-type')).toBe('video/mp4')
    expect(part.headers.get('cache-control')).toBe('private, no-store')
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '..%2F..'])
      expect((await look('author-all', id)).status).toBe(404)
  })

  it('is not deleted while the working copy of a course names it', async () => {
    const author = personOf('owner')
    const { ask, readyCourse, save } = courseAdminOf(app, author)
    const { id, document, version } = await readyCourse('Only a draft')
    const [first, ...others] = document.modules
    if (first === undefined) throw new Error('the course has no module')
    const items = first.items.map((item) =>
      item.kind === 'video' ? { ...item, mediaId: video.mediaId } : item,
    )
    await save(id, { ...document, modules: [{ ...first, items }, ...others] }, version)
    const listed = (await ask('getMediaLibrary', { search: 'Unused' })).body.data.items
    expect(listed).toMatchObject([{ uses: [{ kind: 'draft', title: 'Only a draft' }] }])
    expect((await ask('deleteMedia', { mediaId: video.mediaId })).status).toBe(409)
    await ask('deleteCourse', { courseId: id })
    expect((await ask('deleteMedia', { mediaId: video.mediaId })).status).toBe(200)
    expect((await look('author-all')).status).toBe(404)
  })
})
