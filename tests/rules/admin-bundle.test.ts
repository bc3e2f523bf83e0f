import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { adminCalls } from '../../domain/admin/calls.ts'
import { courseLanguages } from '../../domain/catalog/choices.ts'
import { localeNames } from '../../domain/locales.ts'
import catalogue from '../../domain/messages/en.json' with { type: 'json' }
import { languageName } from '../../web/catalog/course-texts.ts'

const mostKilobytes = 350
/** The player of the students, fetched only where a video is looked at. */
const mostPlayerKilobytes = 180
const playerFile = /\/(lesson-player|stream-by-\w+)-[\w-]+\.(js|css)$/
/** The editor of rich text and its mathematics, fetched only where a text is written. */
const mostEditorKilobytes = 250
const editorFile = /\/(editor|katex)-[\w-]+\.(js|css)$/

/** What reads a typed line. */
const engineFile = /\/(?:line|plain-text)-[\w-]+\.js$/
/** The editor of step lessons with the engine, the keypad and the player, fetched only where one is written. */
const mostLessonEditorKilobytes = 80
const lessonEditorFile = /\/(?:lesson-editor|read-readings)-[\w-]+\.(js|css)$/

async function scriptsAndStyles(folder: string, isCounted = (_: string) => true): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isCounted)
  return Promise.all(paths.map((path) => readFile(path, 'utf8')))
}

async function weightOf(isCounted: (path: string) => boolean): Promise<number> {
  const texts = await scriptsAndStyles('build/admin', isCounted)
  return texts.reduce((sum, text) => sum + gzipSync(text).byteLength, 0) / 1024
}

/** The scripts and styles of the back office, by their names. */
async function builtFiles(): Promise<Map<string, string>> {
  const entries = await readdir('build/admin', { recursive: true, withFileTypes: true })
  const wanted = entries.filter((entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name))
  const texts = wanted.map(
    async ({ parentPath, name }) => [name, await readFile(join(parentPath, name), 'utf8')] as const,
  )
  return new Map(await Promise.all(texts))
}

/** Names of the files that a page or script asks for at once. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?:from|import|src=|href=)\s*["'][^"']*?([\w.-]+\.(?:js|css))["']/g)].map(
    ([, name]) => name ?? '',
  )
}

/** Names of the figures that the Home of the admin imports once it is there. */
function figuresOf(text: string): string[] {
  return [...text.matchAll(/import\(["'`]\.\/([a-z]+-figures-[\w-]+\.js)["'`]\)/g)].map(
    ([, name]) => name ?? '',
  )
}

/** The scripts given with all that they import at once, and with what those import. */
function withImports(files: ReadonlyMap<string, string>, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const left = names.filter((name) => name.endsWith('.js'))
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name) || !files.has(name)) continue
    found.add(name)
    left.push(...namesIn(files.get(name) ?? ''))
  }
  return found
}

describe('the built pages of the students', () => {
  it('hold no address and no sentence of the back office', async () => {
    const texts = await scriptsAndStyles('build/client')
    expect(texts.length).toBeGreaterThan(20)
    const pages = texts.join('\n')
    expect(Object.values(adminCalls).filter(({ path }) => pages.includes(path))).toEqual([])
    // Too long to occur by chance.
    const sentences = Object.entries(catalogue)
      .filter(([key]) => key.startsWith('admin_'))
      .flatMap(([, text]) =>
        typeof text === 'string' && text.length > 24 && !text.includes('{') ? [text] : [],
      )
    expect(sentences.length).toBeGreaterThan(15)
    expect(sentences.filter((sentence) => pages.includes(sentence))).toEqual([])
  })

  it('contain no class that only the back office uses', async () => {
    const admin = (await scriptsAndStyles('build/admin')).join('\n')
    const students = (await scriptsAndStyles('build/client')).join('\n')
    const sidebar = 'grid-cols-\\[220px_minmax'
    expect(admin).toContain(sidebar)
    expect(students).not.toContain(sidebar)
  })
})

describe('the back office', () => {
  it(`weighs at most ${mostKilobytes} KB at the first load, whichever screen is opened`, async () => {
    const files = await builtFiles()
    const screens = [...files.keys()].filter((name) => /-screen-[\w-]+\.js$/.test(name))
    expect(screens.length).toBeGreaterThan(30)
    const page = [...files].find(([name]) => name.endsWith('.html'))?.[1] ?? ''
    const start = namesIn(page)
    const styles = [...files.keys()].filter((name) => name.endsWith('.css') && !editorFile.test(`/${name}`))
    for (const screen of screens) {
      // Home asks for its figures as it opens.
      const later = screen.startsWith('home-screen-') ? figuresOf(files.get(screen) ?? '') : []
      if (screen.startsWith('home-screen-')) expect(later).toHaveLength(2)
      const loaded = [...withImports(files, [...start, screen, ...later]), ...styles]
      const kilobytes =
        loaded.reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').byteLength, 0) / 1024
      expect(kilobytes, screen).toBeGreaterThan(20)
      expect(kilobytes, screen).toBeLessThanOrEqual(mostKilobytes)
    }
  })

  it(`weighs at most ${mostEditorKilobytes} KB more where a text is written`, async () => {
    const kilobytes = await weightOf((path) => editorFile.test(path))
    expect(kilobytes).toBeGreaterThan(20)
    expect(kilobytes).toBeLessThanOrEqual(mostEditorKilobytes)
  })

  it(`weighs at most ${mostLessonEditorKilobytes} KB more where a step lesson is written`, async () => {
    const kilobytes = await weightOf((path) => lessonEditorFile.test(path))
    expect(kilobytes).toBeGreaterThan(20)
    expect(kilobytes).toBeLessThanOrEqual(mostLessonEditorKilobytes)
  })

  it(`weighs at most ${mostPlayerKilobytes} KB more where a video is looked at`, async () => {
    const kilobytes = await weightOf((path) => playerFile.test(path))
    expect(kilobytes).toBeGreaterThan(20)
    expect(kilobytes).toBeLessThanOrEqual(mostPlayerKilobytes)
  })

  it('carries its sentences in one language', async () => {
    // The editor knows addresses of every country, the engine words that students type.
    const knowsScripts = [editorFile, lessonEditorFile, engineFile]
    const admin = (
      await scriptsAndStyles('build/admin', (path) => !knowsScripts.some((file) => file.test(path)))
    ).join('\n')
    expect(admin).toContain(catalogue.admin_note_hint)
    // The names of the languages alone are written in their own letters.
    const names = [...Object.values(localeNames), ...courseLanguages.map(languageName)]
    const texts = names.reduce((text, name) => text.replaceAll(name, ''), admin)
    const characters = texts.match(/[\u0900-\u0d00]/g) ?? []
    expect(characters.length).toBeLessThan(5)
  })
})
