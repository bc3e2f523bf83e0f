import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Files of the Noto fonts, which Android gives every page, as they are installed beside Lighthouse. */
export const fontsFolder = fileURLToPath(new URL('./node_modules/@expo-google-fonts/', import.meta.url))

/**
 * Gives a browser the Hindi and Telugu fonts that a phone has: a machine that measures often has none.
 * Returns variables of its environment, and what takes the files of the setting away again.
 */
export async function phoneFonts(): Promise<{
  environment: { FONTCONFIG_FILE: string }
  remove(): Promise<void>
}> {
  const scratch = await mkdtemp(join(tmpdir(), 'stepmark-fonts-'))
  const file = join(scratch, 'fonts.conf')
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>` +
      `<include ignore_missing="yes">/etc/fonts/fonts.conf</include>` +
      `<dir>${fontsFolder}</dir><cachedir>${scratch}</cachedir></fontconfig>`,
  )
  return {
    environment: { FONTCONFIG_FILE: file },
    remove: () => rm(scratch, { recursive: true, force: true }),
  }
}
