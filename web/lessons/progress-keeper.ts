import { resumePosition, wholeLength } from '../../domain/lessons/progress/rules.ts'
import { send } from '../api.ts'
import { readSession } from '../session.ts'
import { type KnownPlace, notedPlace, noteWatched, rememberedPlace, sendNoted } from './outbox.ts'
import { savedProgress } from './saved-progress.ts'

// One script for both: what stores watched parts also sends those that wait.
export { sendNoted } from './outbox.ts'

type WatchedLesson = {
  itemId: string
  durationInSeconds: number
  /** The active stream: each save keeps it alive, and reports when it was stopped elsewhere. */
  playback?: { id(): string | null; ended(): void }
}

export type ProgressKeeper = {
  /**
   * Where to resume, in seconds: by this device or another one. Requests the server's position unless it was already
   * returned. Never rejects.
   */
  startAt(known: KnownPlace | undefined): Promise<number>
  /** The video played from one second to another; equal values only report the position. */
  watched(from: number, to: number): void
  /** The lesson is left: send what is unsent. */
  leave(): void
}

const savesEveryMs = 10_000
/** Starting late is better than starting at the wrong position. */
const longestAskMs = 8000
/** A larger step was a seek, not playback: allows for the fastest speed and late reports of a busy browser. */
const longestStepInSeconds = 15

/**
 * Stores what the signed-in student watches of one lesson: on the device at once, on the server every ten seconds, when
 * the page is hidden or left, and when the connection is back. Nothing is stored for a visitor.
 */
export function keepWatching({ itemId, durationInSeconds, playback }: WatchedLesson): ProgressKeeper {
  const student = readSession()?.id
  if (student === undefined) return { startAt: async () => 0, watched() {}, leave() {} }
  let isNoted = false
  let requestsInFlight = 0

  const save = (isLeaving = false) => {
    // A request in flight ends with the page, so it is sent once more on leaving; it counts once.
    if (!isNoted && !(isLeaving && requestsInFlight > 0)) return
    isNoted = false
    requestsInFlight += 1
    void sendNoted({ playbackId: playback?.id() ?? null, isLeaving }).then((isSent) => {
      requestsInFlight -= 1
      isNoted ||= !isSent
    })
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') save(true)
  }
  const onPageHide = () => save(true)
  const onOnline = () => void sendNoted()
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('pagehide', onPageHide)
  addEventListener('online', onOnline)
  const timer = setInterval(() => save(), savesEveryMs)
  const stopHearing = savedProgress.watch((saved) => {
    // The last report of the previous lesson is answered while this one plays.
    if (saved.playback === 'ended' && saved.playbackId === playback?.id()) playback?.ended()
  })

  return {
    async startAt(known) {
      const serverPlace = known === undefined ? await placeOnServer(itemId) : known
      // What this device sent may have arrived after the server's read.
      const sentPlace = laterOf(serverPlace, rememberedPlace(itemId))
      const unsentPlace = notedPlace(student, itemId)
      const isHere =
        unsentPlace !== null && unsentPlace.at >= (sentPlace === null ? 0 : Date.parse(sentPlace.at))
      const position = isHere ? unsentPlace.position : (sentPlace?.positionInSeconds ?? 0)
      return resumePosition(position, wholeLength(durationInSeconds))
    },
    watched(from, to) {
      if (!Number.isFinite(from) || !Number.isFinite(to) || from < 0 || to < 0) return
      const isPlayed = to > from && to - from <= longestStepInSeconds
      noteWatched(student, itemId, { range: isPlayed ? [from, to] : null, position: to })
      isNoted = true
    },
    leave() {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', onPageHide)
      removeEventListener('online', onOnline)
      save()
      stopHearing()
    },
  }
}

function laterOf(one: KnownPlace, other: KnownPlace): KnownPlace {
  if (one === null || other === null) return one ?? other
  return Date.parse(other.at) > Date.parse(one.at) ? other : one
}

/** The student's position in a lesson on the server; null when it does not respond soon. */
async function placeOnServer(item: string): Promise<KnownPlace> {
  const answer = await Promise.race([
    send('getLessonPlace', { item }),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), longestAskMs)),
  ])
  if (answer === null || !answer.success || answer.data.at === null) return null
  return { positionInSeconds: answer.data.positionInSeconds, at: answer.data.at }
}
