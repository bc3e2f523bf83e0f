/**
 * A key's effect on the player. Amounts are seconds, fractions of the volume, steps of speed, fractions of the video.
 */
export type Act =
  | { act: 'toggle' | 'mute' | 'captions' | 'full-screen' | 'next' | 'previous' | 'list' }
  | { act: 'seek'; bySeconds: number }
  | { act: 'volume'; by: number }
  | { act: 'speed'; steps: 1 | -1 }
  | { act: 'jump'; to: number }

type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

const acts = new Map<string, Act>(
  Object.entries<Act>({
    ' ': { act: 'toggle' },
    k: { act: 'toggle' },
    j: { act: 'seek', bySeconds: -10 },
    l: { act: 'seek', bySeconds: 10 },
    arrowleft: { act: 'seek', bySeconds: -5 },
    arrowright: { act: 'seek', bySeconds: 5 },
    arrowup: { act: 'volume', by: 0.1 },
    arrowdown: { act: 'volume', by: -0.1 },
    m: { act: 'mute' },
    c: { act: 'captions' },
    f: { act: 'full-screen' },
    '<': { act: 'speed', steps: -1 },
    '>': { act: 'speed', steps: 1 },
    n: { act: 'next' },
    p: { act: 'previous' },
    '?': { act: 'list' },
  }),
)

/** The effect of a pressed key on the player, or null; shortcuts of the browser and the system are left alone. */
export function actOf({ key, ctrlKey, metaKey, altKey }: KeyPress): Act | null {
  if (ctrlKey || metaKey || altKey) return null
  if (/^\d$/.test(key)) return { act: 'jump', to: Number(key) / 10 }
  return acts.get(key.toLowerCase()) ?? null
}
