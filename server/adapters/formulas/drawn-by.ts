import { createRequire } from 'node:module'

const { version }: { version: string } = createRequire(import.meta.url)('katex/package.json')

/** Another one draws otherwise: what was drawn before it is rendered again. Its number goes up with the options of `drawKatex`. */
export const drawnBy = `katex ${version}, options 1`
