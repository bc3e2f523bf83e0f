import type { Locale } from '../../../domain/locales.ts'

const tags: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN', te: 'te-IN' }

/** The device's own voice for a language: one that works offline and sends nothing. Null where it has none. */
export function localVoice(language: Locale): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in window)) return null
  const isOurs = ({ lang, localService }: SpeechSynthesisVoice) =>
    localService && lang.replace('_', '-') === tags[language]
  return speechSynthesis.getVoices().find(isOurs) ?? null
}

/** Calls back when the device lists its voices, which often is late. Returns how to stop. */
export function watchVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener('voiceschanged', changed)
}

/** Reads a text aloud; it stops the previous one. Returns how to stop: after that nothing is called. */
export function speak(
  text: string,
  { voice, speed, onEnd }: { voice: SpeechSynthesisVoice; speed: number; onEnd: () => void },
): () => void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = speed
  utterance.onend = onEnd
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return () => {
    utterance.onend = null
    speechSynthesis.cancel()
  }
}

/** Plays a recording from its beginning. Returns how to stop: after that nothing is called. */
export function playRecording(
  address: string,
  { speed, onEnd, onFail }: { speed: number; onEnd: () => void; onFail: () => void },
): () => void {
  const audio = new Audio(address)
  audio.playbackRate = speed
  audio.onended = onEnd
  audio.onerror = onFail
  let isOver = false
  audio.play().catch(() => {
    if (!isOver) onFail()
  })
  return () => {
    isOver = true
    audio.onended = null
    audio.onerror = null
    audio.pause()
  }
}
