import fs from 'node:fs'

/**
 * Files as the compiler of messages wants them, written one after another. By itself it writes all at once, which are
 * more than a container may hold open (1,024), and leaves out in silence what it could not open.
 */
export const oneFileAtATime = {
  ...fs,
  promises: {
    ...fs.promises,
    async writeFile(path: string, text: string) {
      fs.writeFileSync(path, text)
    },
  },
}
