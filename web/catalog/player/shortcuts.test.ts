import { describe, expect, it } from 'vitest'
import { actOf } from './shortcuts.ts'

const press = (key: string, held: Partial<Parameters<typeof actOf>[0]> = {}) =>
  actOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('shortcuts', () => {
  it('play and pause with Space and K', () => {
    expect([press(' '), press('k'), press('K')]).toEqual(Array(3).fill({ act: 'toggle' }))
  })

  it('move ten seconds with J and L, five with the arrows', () => {
    expect(['j', 'l', 'ArrowLeft', 'ArrowRight'].map((key) => press(key))).toEqual(
      [-10, 10, -5, 5].map((bySeconds) => ({ act: 'seek', bySeconds })),
    )
  })

  it('jump to a tenth of the lesson with a digit', () => {
    expect(press('0')).toEqual({ act: 'jump', to: 0 })
    expect(press('7')).toEqual({ act: 'jump', to: 0.7 })
  })

  it('leave browser shortcuts alone', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      for (const key of ['f', 'p', '1', 'ArrowLeft']) expect(press(key, held)).toBeNull()
  })

  it('ignore other keys', () => {
    for (const key of ['Tab', 'Enter', 'Escape', 'x', 'constructor', 'F5']) expect(press(key)).toBeNull()
  })
})
