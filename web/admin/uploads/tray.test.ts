import { describe, expect, it } from 'vitest'
import { kindOfFile, titleOfFile } from './tray.ts'

describe('a file of the upload tray', () => {
  it.each([
    ['a.mp4', 'video/mp4', 'video'],
    ['a.MKV', '', 'video'],
    ['sheet.pdf', 'application/pdf', 'document'],
    ['sheet.PDF', '', 'document'],
    ['board.webp', 'image/webp', 'image'],
    ['notes.docx', 'application/vnd.openxmlformats', null],
  ] as const)('%s, %j, is a %s', (name, type, kind) => {
    expect(kindOfFile({ name, type })).toBe(kind)
  })

  it('gives a lesson its title', () => {
    expect(titleOfFile('03_ratios of  sides.mp4')).toBe('03 ratios of sides')
    expect(titleOfFile('v1.2 tangents.mp4')).toBe('v1.2 tangents')
  })
})
