import { createRequire } from 'node:module'

const { version }: { version: string } = createRequire(import.meta.url)('katex/package.json')

/** When this number changes, stored drawings are rendered again. Increase it with the options of `drawKatex`. */
export const drawnBy = `katex ${version}, options 1`
