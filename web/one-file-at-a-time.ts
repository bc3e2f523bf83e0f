import fs from 'node:fs'

/**
 * Writes the message compiler's files one after another. The compiler writes them all at once, more than a container
 * may have open (1,024), and silently skips what it could not open.
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
