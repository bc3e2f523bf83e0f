/** Compiles the messages for a build, into the folder that is named or that of the project. */
import fs from 'node:fs'
import { compile } from '@inlang/paraglide-js'
import { messageCompiler } from './message-compiler.ts'

/**
 * Writes the files one after another. The compiler writes them all at once, more than a container may have open
 * (1,024), and silently skips what it could not open.
 */
const oneFileAtATime = {
  ...fs,
  promises: {
    ...fs.promises,
    async writeFile(path: string, text: string) {
      fs.writeFileSync(path, text)
    },
  },
}

await compile({
  ...messageCompiler,
  ...(process.argv[2] !== undefined && { outdir: process.argv[2] }),
  outputStructure: 'message-modules',
  fs: oneFileAtATime,
})
// The compiler leaves something open.
process.exit()
