import { type RungName, rightsKnownForSeconds, rungNames } from '../../../domain/lessons/rules.ts'
import type { Services } from '../../services.ts'
import { cookieHashOf, readPass, type StreamClaim } from './claims.ts'
import { type Film, findFilm, segmentRange } from './films.ts'
import { createKept, createShared } from './kept.ts'
import { recordKey } from './keys.ts'
import { masterPlaylist, rungPlaylist } from './playlists.ts'
import { askRights, type Rights, type StreamEnd } from './rights.ts'

/** What stands at an address of a stream, or why nothing does. */
export type Delivered =
  | { kind: 'playlist'; text: string }
  | { kind: 'segment'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'key'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'file'; bytes: Uint8Array<ArrayBuffer>; contentType: string }
  /** The caller may have the segments of this film, which it asked a proxy for. */
  | { kind: 'allowed'; film: string }
  | { kind: 'refused'; end: StreamEnd | 'storeDown' }
  /** The account has been given too many keys lately. */
  | { kind: 'tooManyKeys'; retryAfterSeconds: number }

export type Delivery = {
  /** A segment that is at hand, or a proxy's answer, for a caller whose rights were asked for just now; null when more is to be done. */
  findKept(path: string, cookie: string): Extract<Delivered, { kind: 'segment' | 'allowed' }> | null
  /** What stands at a path below `/stream`, for the browser with this cookie. */
  deliver(path: string, cookie: string | null): Promise<Delivered>
  /** Asks anew for what a student may play, or everybody: something about it has just changed. */
  forgetRights(studentId: string | null): void
  /** Asks anew for a film, or every film: it has another key and other addresses. */
  forgetFilm(mediaId: string | null): void
}

type KeptClaim = {
  claim: StreamClaim
  rights: Rights | null
  askedAt: number
  /** How often it was forgotten: an answer to a question of before is not kept. */
  forgotten: number
}
type KeptFilm = { film: Film | null; askedAt: number }

const mostClaims = 20_000
const mostFilms = 200
const mostSegmentBytes = 48 * 1024 * 1024

const segmentPath = /^\/stream\/([\w.~-]+)\/([\w.-]+)\/(audio|\d{3}p)\/(0|[1-9]\d{0,5})\.ts$/
const checkPath = /^\/stream\/([\w.~-]+)\/check\/([\w.-]+)$/
const otherPath = /^\/stream\/([\w.~-]+)\/([\w./-]+)$/

/**
 * Hands out what a stream consists of. Every answer wants a pass that is whole and has not ended, the
 * cookie it was made for, and rights that were asked for at most 15 seconds ago.
 */
export function createDelivery(services: Services): Delivery {
  const { settings, clock, media, log } = services
  const claims = createKept<KeptClaim>({ mostWeight: mostClaims })
  const films = createKept<KeptFilm>({ mostWeight: mostFilms })
  const segments = createKept<Uint8Array<ArrayBuffer>>({
    mostWeight: mostSegmentBytes,
    weightOf: (bytes) => bytes.byteLength,
  })
  let filmsForgotten = 0
  const askOnce = createShared<Rights>()
  const findFilmOnce = createShared<Film | null>()
  const readOnce = createShared<Uint8Array<ArrayBuffer>>()

  function isKnown({ askedAt }: { askedAt: number }, now: number): boolean {
    return now - askedAt < rightsKnownForSeconds * 1000
  }

  /** The claim of a pass in this browser while it lasts; the signature is checked once. */
  function claimOf(pass: string, cookie: string, now: number): KeptClaim | null {
    let kept = claims.find(pass)
    if (kept === undefined) {
      const claim = readPass(settings, pass)
      if (claim === null) return null
      kept = { claim, rights: null, askedAt: 0, forgotten: 0 }
      claims.keep(pass, kept)
    }
    if (kept.claim.expiresAt <= now || cookieHashOf(cookie) !== kept.claim.cookieHash) return null
    return kept
  }

  async function rightsOf(pass: string, kept: KeptClaim, now: number): Promise<Rights> {
    if (kept.rights !== null && isKnown(kept, now)) return kept.rights
    const { forgotten } = kept
    const rights = await askOnce(`${pass} ${forgotten}`, () => askRights(services, kept.claim))
    if (kept.forgotten === forgotten) {
      kept.rights = rights
      kept.askedAt = now
    }
    return rights
  }

  async function filmOf(mediaId: string, now: number): Promise<Film | null> {
    const kept = films.find(mediaId)
    if (kept !== undefined && isKnown(kept, now)) return kept.film
    const asked = filmsForgotten
    const film = await findFilmOnce(`${mediaId} ${asked}`, () => findFilm(services, mediaId))
    // What was read while it changed is good for this answer alone.
    if (filmsForgotten === asked) films.keep(mediaId, { film, askedAt: now })
    return film
  }

  async function bytesOf(
    name: string,
    key: string,
    range: { start: number; end: number },
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const kept = segments.find(name)
    if (kept !== undefined) return kept
    try {
      const bytes = await readOnce(name, () => media.readBytes(key, range))
      segments.keep(name, bytes)
      return bytes
    } catch (error) {
      log.warn({ err: error, key }, 'a part of a film could not be read')
      return null
    }
  }

  async function part(film: Film, name: string): Promise<Delivered> {
    if (name === 'master.m3u8') return { kind: 'playlist', text: masterPlaylist([...film.rungs.values()]) }
    if (name === `check/${film.name}`) return { kind: 'allowed', film: film.name }
    const [, ofRung] = /^(\w+)\.m3u8$/.exec(name) ?? []
    const rung = rungNames.find((candidate) => candidate === ofRung)
    const row = rung && film.rungs.get(rung)
    if (row) return { kind: 'playlist', text: rungPlaylist(row, { film: film.name, rung: row.rung }) }
    const file = film.files.get(renditionOf(name) ?? '')
    if (file === undefined) return refused('gone')
    const bytes = await bytesOf(`${file.storageKey}:whole`, file.storageKey, {
      start: 0,
      end: file.byteCount - 1,
    })
    return bytes === null ? refused('storeDown') : { kind: 'file', bytes, contentType: file.contentType }
  }

  async function key(claim: StreamClaim, film: Film): Promise<Delivered> {
    const retryAfterSeconds = await recordKey(services, claim, film.mediaId)
    if (retryAfterSeconds !== null) return { kind: 'tooManyKeys', retryAfterSeconds }
    return { kind: 'key', bytes: new Uint8Array(film.key) }
  }

  async function segment(film: Film, name: string, rung: string, number: number): Promise<Delivered> {
    // One of the rungs that there are, or none.
    const row = film.name === name ? film.rungs.get(rung as RungName) : undefined
    const range = row && segmentRange(row, number)
    if (!row || !range) return refused('gone')
    const bytes = await bytesOf(segmentName(film, row.rung, number), row.storageKey, range)
    return bytes === null ? refused('storeDown') : { kind: 'segment', bytes }
  }

  return {
    findKept(path, cookie) {
      const [, pass = '', name, rung, number] = segmentPath.exec(path) ?? checkPath.exec(path) ?? []
      if (name === undefined) return null
      const now = clock.now().getTime()
      const kept = claimOf(pass, cookie, now)
      if (!kept?.rights || 'end' in kept.rights || !isKnown(kept, now)) return null
      const known = films.find(kept.rights.mediaId)
      if (!known?.film || known.film.name !== name || !isKnown(known, now)) return null
      if (rung === undefined) return { kind: 'allowed', film: name }
      const bytes = segments.find(`${name}/${rung}/${number}`)
      return bytes === undefined ? null : { kind: 'segment', bytes }
    },
    forgetFilm(mediaId) {
      filmsForgotten += 1
      for (const { film } of [...films.values()])
        if (film !== null && (mediaId === null || film.mediaId === mediaId)) films.forget(film.mediaId)
    },
    forgetRights(studentId) {
      for (const kept of claims.values()) {
        if (studentId !== null && kept.claim.studentId !== studentId) continue
        kept.rights = null
        kept.forgotten += 1
      }
    },
    async deliver(path, cookie) {
      const ofSegment = segmentPath.exec(path)
      const pass = (ofSegment ?? otherPath.exec(path))?.[1]
      if (pass === undefined || cookie === null) return refused('gone')
      const now = clock.now().getTime()
      const kept = claimOf(pass, cookie, now)
      if (kept === null) return refused('gone')
      const name = otherPath.exec(path)?.[2] ?? ''
      const isKey = ofSegment === null && name === 'key'
      // What was known of a pass a moment ago is not enough for a key.
      const rights = isKey ? await askRights(services, kept.claim) : await rightsOf(pass, kept, now)
      if ('end' in rights) return refused(rights.end)
      const film = await filmOf(rights.mediaId, now)
      if (film === null) return refused('gone')
      if (isKey) return key(kept.claim, film)
      if (ofSegment) {
        const [, , ofFilm = '', rung = '', number] = ofSegment
        return segment(film, ofFilm, rung, Number(number))
      }
      return part(film, name)
    },
  }
}

function segmentName(film: Film, rung: string, number: number): string {
  return `${film.name}/${rung}/${number}`
}

/** Pictures and captions by the last part of their address. */
function renditionOf(name: string): string | null {
  if (name === 'poster.jpg') return 'poster'
  if (name === 'storyboard.jpg') return 'storyboard'
  return /^(captions-[\w-]+)\.vtt$/.exec(name)?.[1] ?? null
}

function refused(end: StreamEnd | 'storeDown'): Delivered {
  return { kind: 'refused', end }
}
