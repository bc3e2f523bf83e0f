/** Compiles the messages for a build, into the folder that is named or that of the project. */
import fs from 'node:fs'
import { compile } from '@inlang/paraglide-js'
import { messageCompiler } from './message-compiler.ts'

/**
 * By itself the compiler writes all files at once, which are more than a container may hold open (1,024), and leaves
 * out in silence what it could not open.
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
