import type { Page } from '@playwright/test'
import { enterAdminAs } from '../support/admin-visits.ts'
import { expect, test } from './visits.ts'

/** What would run if a text of an author were ever shown as it was sent. Each calls the same function. */
const payloads = [
  '<script>ran(1)</script>',
  '<img src=x onerror=ran(2)>',
  '<svg onload=ran(3)></svg>',
  '<svg><script>ran(4)</script></svg>',
  '"><img src=x onerror=ran(5)>',
  '</title><script>ran(6)</script>',
  '<iframe srcdoc="<script>parent.ran(7)</script>"></iframe>',
  '<a href="javascript:ran(8)">press</a>',
  '<a href="java&#10;script:ran(9)">press</a>',
  '<details open ontoggle=ran(10)>x</details>',
  '<video><source onerror=ran(11)></video>',
  '<math><mtext><img src=x onerror=ran(12)></mtext></math>',
  '<form action="javascript:ran(13)"><button>x</button></form>',
  '<span data-tex="\\href{javascript:ran(14)}{x}">x</span>',
  '<div data-tex="&quot;><img src=x onerror=ran(15)>">x</div>',
  '<figure data-drawing="a&quot; onload=&quot;ran(16)">x</figure>',
  '<table><caption><img src=x onerror=ran(17)></caption><tr><td onclick=ran(18)>x</td></tr></table>',
]
const all = payloads.join(' ')
const html = `<h2>${all}</h2><p>${all}</p>${all}`

test('nothing in what authors send runs in the admin or on the pages that show it', async ({ page }) => {
  const ran: string[] = []
  await page.exposeFunction('ran', (which: number) => ran.push(`ran ${which} on ${page.url()}`))
  page.on('dialog', (dialog) => {
    ran.push(`a dialog on ${page.url()}`)
    void dialog.dismiss()
  })
  await enterAdminAs(page, 'owner', '/admin/articles')
  const name = `hostile-${Date.now() % 100_000}`
  const kinds = ['article', 'resource'] as const
  const ids = new Map<string, string>()
  for (const kind of kinds) {
    const { id } = await call(page, 'createArticle', { kind, title: name })
    ids.set(kind, id)
    const document = {
      title: all.slice(0, 150),
      name,
      excerpt: all.slice(0, 600),
      type: 1,
      drawing: 'parabola',
      cover: { address: '/pictures/x.svg', alt: '"><img src=x onerror=ran(19)>', width: null, height: null },
      html: html.replaceAll('<img ', '<img alt="x" '),
    }
    const { version } = await save(page, { kind, id, baseVersion: 1 }, document)
    await call(page, 'publishArticle', { kind, id, version, at: null })
  }
  const subject = { kind: 'site', id: 'testimonials' }
  const entry = await call(page, 'getDraft?kind=site&id=testimonials')
  const voices = [{ name: 'x', about: all, text: all, source: all.slice(0, 400), consent: '' }]
  const en = [{ ...voices[0], about: all.slice(0, 200) }]
  const hostile = { values: { ...entry.document.values, en }, source: 'x', isSample: true }
  const saved = await save(page, { ...subject, baseVersion: entry.version }, hostile)
  await call(page, 'publishSiteEntry', { key: 'testimonials', version: saved.version })
  try {
    for (const path of [
      ...kinds.map((kind) => `/admin/articles/${kind}/${ids.get(kind)}`),
      '/admin/articles',
      '/admin/site/testimonials',
      '/admin/audit',
      `/blog/${name}`,
      '/blog',
      `/resources-repository/${name}`,
      '/resources-repository',
      '/',
    ]) {
      await page.goto(path)
      await page.keyboard.press('Shift')
      await page.waitForTimeout(400)
    }
    expect(ran).toEqual([])
  } finally {
    for (const kind of kinds) await call(page, 'withdrawArticle', { kind, id: ids.get(kind) })
    const { version } = await save(page, { ...subject, baseVersion: saved.version }, entry.document)
    await call(page, 'publishSiteEntry', { key: 'testimonials', version })
  }
})

function save(page: Page, of: object, document: object) {
  const ids = { editingId: crypto.randomUUID(), saveId: crypto.randomUUID() }
  return call(page, 'saveDraft', { ...of, ...ids, document })
}

/** Makes a call of the admin in the page's own session; with an input, by POST. */
async function call(page: Page, name: string, input?: object) {
  const answer =
    input === undefined
      ? await page.request.get(`/api/v1/admin/${name}`)
      : await page.request.post(`/api/v1/admin/${name}`, { data: input })
  const body = await answer.json()
  expect(answer.status(), JSON.stringify(body).slice(0, 400)).toBe(200)
  return body.data
}
