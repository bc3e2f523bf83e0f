import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { minify, type Plugin, type Rolldown } from 'vite'

/** Screens that open without a connection once something was saved. */
const screens = /\/web\/routes\/(?:courses\/\$name(?:\/\$lesson)?|my-course|notes|saved|today)\.tsx/
const anyScreen = /\/web\/routes\//
/** What those screens load by and by and no saved lesson needs. */
const unneeded =
  /\/web\/(?:payments|enquiries|accounts|catalog\/document|practice|lessons\/(?:steps|sheets))\/|\/pdfjs-dist\//
const neededFont = /anek-latin-[^-]+\.woff2$/

type Chunk = Rolldown.OutputChunk

/**
 * Packs the service worker, and writes which files of the build a saved lesson needs, for the service worker: it keeps all of them or none. Scripts are
 * named as in English; those of another language stand in its folder.
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
            if (later !== undefined && !isOf(later, anyScreen) && !isOf(later, unneeded)) take(later)
          }
        }
        const starts = chunks.filter(({ isEntry }) => isEntry)
        for (const chunk of [...starts, ...chunks.filter((one) => isOf(one, screens))]) take(chunk)
        const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        const fonts = Object.keys(bundle).filter((name) => neededFont.test(name))
        const names = [...new Set([...[...needed].map(({ fileName }) => fileName), ...styles, ...fonts])]
        const byteCount = names.reduce((sum, name) => sum + travelling(bundle[name]), 0)
        const [start] = starts
        if (start === undefined) throw new Error('the build has no start')
        const list = {
          start: `/${start.fileName}`,
          files: names.map((name) => `/${name}`).toSorted(),
          byteCount,
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
