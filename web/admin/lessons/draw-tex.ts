import { useSyncExternalStore } from 'react'
import { escapeText } from '../../../domain/escape-text.ts'
import { bareMath } from '../../../domain/lessons/steps/bare-math.ts'
import type { DrawTex } from '../../../domain/lessons/steps/draw-lesson.ts'

type Katex = typeof import('katex')

let katex: Katex | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

function load(): Promise<void> {
  loading ??= import('katex').then(
    (loaded) => {
      katex = loaded
      for (const tell of listeners) tell()
    },
    () => {
      // Offline, TeX is shown as source; the next field retries.
      loading = null
    },
  )
  return loading
}

function watch(tell: () => void): () => void {
  listeners.add(tell)
  void load()
  return () => void listeners.delete(tell)
}

/** Renders TeX as publishing does; throws on invalid TeX. Null until the library is loaded. */
export function useStrictTex(): DrawTex | null {
  return useSyncExternalStore(watch, () => (katex === null ? null : drawStrictly))
}

/** Renders TeX while typing: invalid TeX is shown as source. */
export function useDrawTex(): DrawTex {
  return useStrictTex() === null ? escapeText : drawOrShow
}

function drawStrictly(tex: string): string {
  if (katex === null) throw new Error('the drawing kit is not there yet')
  return bareMath(katex.renderToString(tex, { throwOnError: true, trust: false, output: 'mathml' }))
}

function drawOrShow(tex: string): string {
  try {
    return drawStrictly(tex)
  } catch {
    return `<code>${escapeText(tex)}</code>`
  }
}
