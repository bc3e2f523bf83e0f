import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectApi } from '../../api.ts'
import type { Opening, ProgressKeeper } from './film-opening.ts'
import { createShownFilm, type Film, type PlayingElement } from './shown-film.ts'

const minute = 60_000
const durationInSeconds = 600
/** Twice as long as the lesson, and half an hour. */
const linkHoldsMs = 50 * minute

/** The playbacks that each question for the film ends, one question after another. */
let asked: string[][]
/** What questions are answered with instead of a film. */
let refusals: ('offline' | 'too-many')[]
/** Where the server says that the student was seen last. */
let seenAt: { positionInSeconds: number; durationInSeconds: number; at: string } | null

/** Until then a question has no answer. */
let answersCome: Promise<void>

beforeEach(() => {
  asked = []
  answersCome = Promise.resolve()
  refusals = []
  seenAt = null
  vi.useFakeTimers()
  connectApi(async (request) => {
    const { instead = [] } = await request.json()
    asked.push(instead)
    await answersCome
    const refusal = refusals.shift()
    if (refusal === 'offline') throw new TypeError('Failed to fetch')
    if (refusal === 'too-many')
      return Response.json({ success: false, status: 409, code: 'conflict', message: 'Two devices play.' })
    const playbackId = `playback-${asked.length}`
    const data = {
      durationInSeconds,
      playlistUrl: `/stream/${playbackId}`,
      rungs: [],
      posterUrl: null,
      captions: [],
      storyboard: null,
      playbackId,
      lists: null,
      place: seenAt,
    }
    return Response.json({ success: true, status: 200, message: '', response: '', data })
  })
})
afterEach(() => {
  vi.useRealTimers()
  connectApi((request) => fetch(request))
})

const settled = () => vi.advanceTimersByTimeAsync(0)

/** A lesson that plays, 42 seconds into it. */
async function playing({ keeper = null }: { keeper?: ProgressKeeper | null } = {}) {
  const video = {
    _id: 'lesson-1',
    title: 'HCF and LCM',
    duration: '10:00',
    videoUrl: 'x',
    isFreeAccess: false,
  }
  const element: { -readonly [Name in keyof PlayingElement]: PlayingElement[Name] } = {
    autoplay: true,
    currentTime: 0,
    paused: false,
    played: { length: 1, start: () => 0, end: () => 42 },
    readyState: 4,
    seeking: false,
  }
  const { send } = await import('../../api.ts')
  const opening: Opening = {
    video,
    stream: send('openStream', { item: video._id }),
    startsAt: Promise.resolve(0),
    keeper: Promise.resolve(keeper),
    beginning: Promise.resolve(null),
    playback: { id: null, onEnded: null },
  }
  const shown = createShownFilm(opening, () => element)
  const leave = shown.begin()
  await settled()
  element.currentTime = 42
  shown.notePlace()
  return { shown, leave, element, opening, film: () => filmOf(shown.read().film) }
}

function filmOf(film: Film) {
  if (film.state === 'ready') return [film.source.url, film.startsAt, film.isPlaying]
  return film.state === 'refused' ? [film.reason] : [film.state]
}

describe('a film that stops with an error, as when staff replaced it', () => {
  it('goes on by a new link at the second that was reached, and ends the playing it had', async () => {
    const { shown, element, opening, film } = await playing()
    // The element has lost the film, and stands at its beginning.
    Object.assign(element, { currentTime: 0, readyState: 0 })
    shown.notePlace()
    shown.recover()
    await settled()
    expect(film()).toEqual(['/stream/playback-2', 42, true])
    expect(asked).toEqual([[], ['playback-1']])
    expect(opening.playback.id).toBe('playback-2')
  })

  it('does not begin by itself where it was paused', async () => {
    const { shown, element, film } = await playing()
    element.paused = true
    shown.recover()
    await settled()
    expect(film()).toEqual(['/stream/playback-2', 42, false])
  })

  it('says so when a new link does not mend it, and tries again from there when it is asked to', async () => {
    const { shown, element, film } = await playing()
    shown.recover()
    await settled()
    shown.recover()
    await settled()
    expect(film()).toEqual(['failed'])
    Object.assign(element, { currentTime: 0, readyState: 0, paused: true })
    shown.tryAgain()
    await settled()
    expect(film()).toEqual(['/stream/playback-3', 42, true])
  })

  it('is mended again by itself when that is long after', async () => {
    const { shown, film } = await playing()
    shown.recover()
    await settled()
    await vi.advanceTimersByTimeAsync(40 * minute)
    shown.recover()
    await settled()
    expect(film()).toEqual(['/stream/playback-3', 42, true])
  })
})

describe('the link of a film', () => {
  it('is renewed while it plays, before it ends', async () => {
    const { film } = await playing()
    await vi.advanceTimersByTimeAsync(linkHoldsMs - minute - 1)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(film()).toEqual(['/stream/playback-2', 42, true])
    expect(asked).toEqual([[], ['playback-1']])
  })

  it('takes no place of another device while the film stands still, and is renewed as it goes on', async () => {
    const { shown, element, film } = await playing()
    element.paused = true
    await vi.advanceTimersByTimeAsync(3 * linkHoldsMs)
    expect(asked).toHaveLength(1)
    element.paused = false
    shown.goesOn()
    await settled()
    expect(film()).toEqual(['/stream/playback-2', 42, true])
  })

  it('that cannot be renewed disturbs nobody while it holds, and is renewed once the line is back', async () => {
    const { film } = await playing()
    refusals = ['offline', 'offline']
    await vi.advanceTimersByTimeAsync(linkHoldsMs - minute)
    expect(film()).toEqual(['/stream/playback-1', 0, true])
    await vi.advanceTimersByTimeAsync(minute)
    expect(film()).toEqual(['/stream/playback-4', 42, true])
  })
})

describe('a film that went on elsewhere', () => {
  it('says so here, and comes back at the place that was reached there', async () => {
    const keeper = { startAt: async () => 300, watched() {}, leave() {} }
    const { shown, opening, film } = await playing({ keeper })
    shown.stop()
    expect(film()).toEqual(['stopped'])
    expect(opening.playback.id).toBeNull()
    shown.tryAgain(['playback-of-the-phone'])
    await settled()
    expect(film()).toEqual(['/stream/playback-2', 300, true])
    expect(asked[1]).toEqual(['playback-of-the-phone'])
  })

  it('names the devices that play when both places are taken', async () => {
    const { shown, film } = await playing()
    refusals = ['too-many']
    shown.tryAgain()
    expect(film()).toEqual(['loading'])
    await settled()
    expect(film()).toEqual(['too-many'])
  })
})

it('a lesson that was left shows nothing of what was still to come', async () => {
  const { shown, leave, film } = await playing()
  const line = Promise.withResolvers<void>()
  answersCome = line.promise
  shown.tryAgain()
  await settled()
  expect(asked).toHaveLength(2)
  leave()
  line.resolve()
  await settled()
  expect(film()).toEqual(['loading'])
})
