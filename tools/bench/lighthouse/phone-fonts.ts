import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Files of the Noto fonts, which every Android phone has, as installed with Lighthouse. */
export const fontsFolder = fileURLToPath(new URL('./node_modules/@expo-google-fonts/', import.meta.url))

/**
 * Gives a browser the Hindi and Telugu fonts of a phone, which a test machine often lacks. Returns environment
 * variables, and a function that removes the configuration files.
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
