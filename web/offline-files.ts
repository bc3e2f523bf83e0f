import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { minify, type Plugin, type Rolldown } from 'vite'

/** Screens that open offline once something was saved. */
const screens = /\/web\/routes\/(?:courses\/\$name(?:\/\$lesson)?|my-course|notes|practice|saved|today)\.tsx/
const anyScreen = /\/web\/routes\//
/** What those screens load later and no saved lesson needs. */
const unneeded = /\/web\/(?:payments|enquiries|accounts)\//
/** The PDF renderer, where the browser shows none: only for students who save one there. */
const ofPdf = /\/catalog\/document\/pdf-pages\.tsx|\/pdfjs-dist\//
const neededFont = /\/(?:anek-latin-[^-]+|katex-.+)\.woff2$/
/** A worker and what it fetches: they are built separately, and have no messages in any language. */
const ofThread = /^assets\/[^/]+\.js$/
const pdfThread = /\/pdf\.worker[^/]+\.mjs$/

type Chunk = Rolldown.OutputChunk

/**
 * Bundles the service worker, and lists which files of the build a saved lesson needs: the worker stores all of them or
 * none. Scripts are named as in English; those of another language are in its folder.
 */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const needed = new Set<Chunk>()
        const take = (chunk: Chunk | undefined) => {
          if (chunk === undefined || needed.has(chunk)) return
          needed.add(chunk)
          for (const name of chunk.imports) take(byName.get(name))
          for (const name of chunk.dynamicImports) {
            const later = byName.get(name)
            const isLeft =
              later === undefined || [anyScreen, unneeded, ofPdf].some((kind) => isOf(later, kind))
            if (!isLeft) take(later)
          }
        }
        const starts = chunks.filter(({ isEntry }) => isEntry)
        for (const chunk of [...starts, ...chunks.filter((one) => isOf(one, screens))]) take(chunk)
        const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        const assets = Object.keys(bundle).filter((name) => bundle[name]?.type === 'asset')
        const fonts = assets.filter((name) => neededFont.test(name))
        const threads = assets.filter((name) => ofThread.test(name))
        const names = new Set([...[...needed].map(({ fileName }) => fileName), ...styles, ...fonts])
        const first = [...needed]
        for (const chunk of chunks.filter((one) => isOf(one, ofPdf))) take(chunk)
        const drawing = [...needed].filter((chunk) => !first.includes(chunk)).map(({ fileName }) => fileName)
        const pdf = [...drawing, ...assets.filter((name) => pdfThread.test(name))]
        const weigh = (files: Iterable<string>) =>
          [...files].reduce((sum, name) => sum + travelling(bundle[name]), 0)
        const [start] = starts
        if (start === undefined) throw new Error('the build has no start')
        const list = {
          start: `/${start.fileName}`,
          files: [...names].map((name) => `/${name}`).toSorted(),
          threads: threads.map((name) => `/${name}`).toSorted(),
          byteCount: weigh(names) + weigh(threads),
          pdf: pdf.map((name) => `/${name}`).toSorted(),
          pdfByteCount: weigh(pdf),
        }
        this.emitFile({ type: 'asset', fileName: 'offline-files.json', source: JSON.stringify(list) })
      },
    },
    writeBundle: {
      order: 'pre',
      async handler({ dir = '' }) {
        const path = join(dir, 'sw.js')
        await writeFile(path, (await minify(path, await readFile(path, 'utf8'))).code)
      },
    },
  }
}

function isOf({ facadeModuleId, moduleIds }: Chunk, pattern: RegExp): boolean {
  return pattern.test(facadeModuleId ?? moduleIds.at(-1) ?? '')
}

function travelling(file: Rolldown.OutputBundle[string] | undefined): number {
  if (file === undefined) return 0
  const bytes = file.type === 'chunk' ? file.code : file.source
  return file.fileName.endsWith('.woff2') ? bytes.length : gzipSync(bytes).byteLength
}
