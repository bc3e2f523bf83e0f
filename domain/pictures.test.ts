import { describe, expect, it } from 'vitest'
import { pictureAddress, pictureWidths, plainPictureAddress } from './pictures.ts'

describe('an uploaded picture', () => {
  it.each([
    [100, [100]],
    [320, [320]],
    [321, [320, 321]],
    [1000, [320, 640, 960, 1000]],
    [1280, [320, 640, 960, 1280]],
    [9000, [320, 640, 960, 1280]],
  ])('of %i pixels is kept in widths that are none larger', (width, widths) => {
    expect(pictureWidths(width)).toEqual(widths)
  })

  it('has one default address, among the stored sizes', () => {
    for (const width of [1, 100, 320, 700, 960, 961, 1280, 9000]) {
      const plain = plainPictureAddress('id', width)
      expect(pictureWidths(width).map((one) => pictureAddress('id', one))).toContain(plain)
    }
  })
})
