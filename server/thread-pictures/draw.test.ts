import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mostPictureBytes } from '../../domain/thread-pictures/rules.ts'
import { jpegOfManyScans, pngOfManyBytes } from '../../tests/faults/hostile-files.ts'
import { isLeftOut } from '../../tests/support/left-out.ts'
import { drawPicture } from './draw.ts'

/** Of this process, as `VmRSS` or `VmHWM`, its peak (proc(5)). */
function megabytesOf(name: string): number {
  const line = readFileSync('/proc/self/status', 'utf8').match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))
  return Number(line?.[1]) / 1024
}

/** What a photo makes of the process: megabytes more than before at the most, and seconds of all processors. */
async function weightOf(photo: Buffer): Promise<{ drawn: string; megabytes: number; seconds: number }> {
  writeFileSync('/proc/self/clear_refs', '5')
  const before = megabytesOf('VmRSS')
  const begun = process.cpuUsage()
  const drawn = await drawPicture('somebody', photo.toString('base64')).then(
    ({ width, height }) => `${width} by ${height}`,
    (error: { options: { fields: { picture: string } } }) => error.options.fields.picture,
  )
  const { user, system } = process.cpuUsage(begun)
  return { drawn, megabytes: megabytesOf('VmHWM') - before, seconds: (user + system) / 1_000_000 }
}

const isUnseen = isLeftOut(
  !existsSync('/proc/self/clear_refs'),
  'this system does not tell how much memory a process took at the most',
)

it.skipIf(isUnseen).each([
  ['as wide as it may be', 'in one go', () => pngOfManyBytes(10_000, 1600), '1600 by 256'],
  [
    'as wide as it may be',
    'in seven goes',
    () => pngOfManyBytes(10_000, 1600, { isInterlaced: true }),
    '1600 by 256',
  ],
  ['square', 'in seven goes', () => pngOfManyBytes(4000, 4000, { isInterlaced: true }), '1600 by 1600'],
  ['square', 'in 64 scans', async () => jpegOfManyScans(4000, 64), '1600 by 1600'],
  ['a line of 16 million pixels', 'in one go', () => pngOfManyBytes(16_000_000, 1), 'picture_huge'],
  ['16 lines of a million', 'in one go', () => pngOfManyBytes(1_000_000, 16), 'picture_huge'],
  ['16 million lines of a pixel', 'in one go', () => pngOfManyBytes(1, 16_000_000), 'picture_huge'],
])('a photo that is %s, packed %s, stays within the memory limit', async (_, _packed, make, expected) => {
  const photo = await make()
  expect(photo.length).toBeLessThanOrEqual(mostPictureBytes)
  const { drawn, megabytes, seconds } = await weightOf(photo)
  expect(drawn).toBe(expected)
  expect(megabytes).toBeLessThan(400)
  expect(seconds).toBeLessThan(5)
})
