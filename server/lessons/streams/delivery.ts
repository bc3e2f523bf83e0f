import { type RenditionName, renditionNames, rightsKnownForSeconds } from '../../../domain/lessons/rules.ts'
import { createLru } from '../../lru.ts'
import type { Services } from '../../services.ts'
import { cookieHashOf, readPass, type StreamClaim } from './claims.ts'
import { recordKey } from './keys.ts'
import { masterPlaylist, renditionPlaylist } from './playlists.ts'
import { askRights, type Rights, type StreamEnd } from './rights.ts'
import { findVideo, segmentRange, type Video } from './videos.ts'

/** The response for an address of a stream, or the reason for refusing it. */
export type StreamResponse =
  | { kind: 'playlist'; text: string }
  | { kind: 'segment'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'key'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'file'; bytes: Uint8Array<ArrayBuffer>; contentType: string }
  /** The caller may have the segments of this video: the response to a proxy's check. */
  | { kind: 'allowed'; video: string }
  | { kind: 'refused'; end: StreamEnd | 'storeDown' }
  /** The account has been given too many keys lately. */
  | { kind: 'tooManyKeys'; retryAfterSeconds: number }

export type Delivery = {
  /**
   * A segment in memory, or a proxy's check, for a caller whose rights were checked just now; null
   * when more work is needed.
   */
  findKept(path: string, cookie: string): Extract<StreamResponse, { kind: 'segment' | 'allowed' }> | null
  /** The response for a path below `/stream`, for the browser with this cookie. */
  deliver(path: string, cookie: string | null): Promise<StreamResponse>
  /** Re-checks the rights of a student, or everyone: something about them has just changed. */
  forgetRights(studentId: string | null): void
  /** Reloads a video, or every video: it has another key and other addresses. */
  forgetVideo(mediaId: string | null): void
}

type CachedClaim = {
  claim: StreamClaim
  rights: Rights | null
  askedAt: number
  /** A counter of invalidations: the result of an earlier query is not cached. */
  forgotten: number
}
type CachedVideo = { video: Video | null; askedAt: number }

const mostClaims = 20_000
const mostVideos = 200
const mostSegmentBytes = 48 * 1024 * 1024

const segmentPath = /^\/stream\/([\w.~-]+)\/([\w.-]+)\/(audio|\d{3}p)\/(0|[1-9]\d{0,5})\.ts$/
const checkPath = /^\/stream\/([\w.~-]+)\/check\/([\w.-]+)$/
const otherPath = /^\/stream\/([\w.~-]+)\/([\w./-]+)$/

/**
 * Serves the parts of a stream. Every response requires an untampered, unexpired pass, the cookie
 * it was made for, and rights checked at most 15 seconds ago.
 */
export function createDelivery(services: Services): Delivery {
  const { settings, clock, media, log } = services
  const claims = createLru<CachedClaim>({ mostWeight: mostClaims })
  const videos = createLru<CachedVideo>({ mostWeight: mostVideos })
  const segments = createLru<Uint8Array<ArrayBuffer>>({
    mostWeight: mostSegmentBytes,
    weightOf: (bytes) => bytes.byteLength,
  })
  let videosForgotten = 0
  const askOnce = createShared<Rights>()
  const findVideoOnce = createShared<Video | null>()
  const readOnce = createShared<Uint8Array<ArrayBuffer>>()

  function isKnown({ askedAt }: { askedAt: number }, now: number): boolean {
    return now - askedAt < rightsKnownForSeconds * 1000
  }

  /** The claim of a valid pass in this browser; the signature is checked once. */
  function claimOf(pass: string, cookie: string, now: number): CachedClaim | null {
    let cachedClaim = claims.get(pass)
    if (cachedClaim === undefined) {
      const claim = readPass(settings, pass)
      if (claim === null) return null
      cachedClaim = { claim, rights: null, askedAt: 0, forgotten: 0 }
      claims.set(pass, cachedClaim)
    }
    if (cachedClaim.claim.expiresAt <= now || cookieHashOf(cookie) !== cachedClaim.claim.cookieHash)
      return null
    return cachedClaim
  }

  async function rightsOf(pass: string, kept: CachedClaim, now: number): Promise<Rights> {
    if (kept.rights !== null && isKnown(kept, now)) return kept.rights
    const { forgotten } = kept
    const rights = await askOnce(`${pass} ${forgotten}`, () => askRights(services, kept.claim))
    if (kept.forgotten === forgotten) {
      kept.rights = rights
      kept.askedAt = now
    }
    return rights
  }

  async function videoOf(mediaId: string, now: number): Promise<Video | null> {
    const kept = videos.get(mediaId)
    if (kept !== undefined && isKnown(kept, now)) return kept.video
    const asked = videosForgotten
    const video = await findVideoOnce(`${mediaId} ${asked}`, () => findVideo(services, mediaId))
    // What was read during a change is used only for this response.
    if (videosForgotten === asked) videos.set(mediaId, { video, askedAt: now })
    return video
  }

  async function bytesOf(
    name: string,
    key: string,
    range: { start: number; end: number },
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const kept = segments.get(name)
    if (kept !== undefined) return kept
    try {
      const bytes = await readOnce(name, () => media.readBytes(key, range))
      segments.set(name, bytes)
      return bytes
    } catch (error) {
      log.warn({ err: error, key }, 'a part of a video could not be read')
      return null
    }
  }

  async function part(video: Video, name: string): Promise<StreamResponse> {
    if (name === 'master.m3u8')
      return { kind: 'playlist', text: masterPlaylist([...video.renditions.values()]) }
    if (name === `check/${video.name}`) return { kind: 'allowed', video: video.name }
    const [, ofRendition] = /^(\w+)\.m3u8$/.exec(name) ?? []
    const rendition = renditionNames.find((candidate) => candidate === ofRendition)
    const row = rendition && video.renditions.get(rendition)
    if (row)
      return {
        kind: 'playlist',
        text: renditionPlaylist(row, { video: video.name, rendition: row.rendition }),
      }
    const file = video.files.get(renditionOf(name) ?? '')
    if (file === undefined) return refused('gone')
    const bytes = await bytesOf(`${file.storageKey}:whole`, file.storageKey, {
      start: 0,
      end: file.byteCount - 1,
    })
    return bytes === null ? refused('storeDown') : { kind: 'file', bytes, contentType: file.contentType }
  }

  async function key(claim: StreamClaim, video: Video): Promise<StreamResponse> {
    const retryAfterSeconds = await recordKey(services, claim, video.mediaId)
    if (retryAfterSeconds !== null) return { kind: 'tooManyKeys', retryAfterSeconds }
    return { kind: 'key', bytes: new Uint8Array(video.key) }
  }

  async function segment(
    video: Video,
    name: string,
    rendition: string,
    number: number,
  ): Promise<StreamResponse> {
    // One of the existing renditions, or none.
    const row = video.name === name ? video.renditions.get(rendition as RenditionName) : undefined
    const range = row && segmentRange(row, number)
    if (!row || !range) return refused('gone')
    const bytes = await bytesOf(segmentName(video, row.rendition, number), row.storageKey, range)
    return bytes === null ? refused('storeDown') : { kind: 'segment', bytes }
  }

  return {
    findKept(path, cookie) {
      const [, pass = '', name, rendition, number] = segmentPath.exec(path) ?? checkPath.exec(path) ?? []
      if (name === undefined) return null
      const now = clock.now().getTime()
      const kept = claimOf(pass, cookie, now)
      if (!kept?.rights || 'end' in kept.rights || !isKnown(kept, now)) return null
      const known = videos.get(kept.rights.mediaId)
      if (!known?.video || known.video.name !== name || !isKnown(known, now)) return null
      if (rendition === undefined) return { kind: 'allowed', video: name }
      const bytes = segments.get(`${name}/${rendition}/${number}`)
      return bytes === undefined ? null : { kind: 'segment', bytes }
    },
    forgetVideo(mediaId) {
      videosForgotten += 1
      for (const { video } of [...videos.values()])
        if (video !== null && (mediaId === null || video.mediaId === mediaId)) videos.forget(video.mediaId)
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
      const cachedClaim = claimOf(pass, cookie, now)
      if (cachedClaim === null) return refused('gone')
      const name = otherPath.exec(path)?.[2] ?? ''
      const isKey = ofSegment === null && name === 'key'
      // A download gets its key from the call that opened it: without a playback slot nothing is played.
      if (isKey && cachedClaim.claim.studentId !== null && cachedClaim.claim.playbackId === null)
        return refused('gone')
      // Cached rights are not sufficient for a key.
      const rights = isKey
        ? await askRights(services, cachedClaim.claim)
        : await rightsOf(pass, cachedClaim, now)
      if ('end' in rights) return refused(rights.end)
      const video = await videoOf(rights.mediaId, now)
      if (video === null) return refused('gone')
      if (isKey) return key(cachedClaim.claim, video)
      if (ofSegment) {
        const [, , ofVideo = '', rendition = '', number] = ofSegment
        return segment(video, ofVideo, rendition, Number(number))
      }
      return part(video, name)
    },
  }
}

/** Runs work once for all callers that request the same name while it is in progress. */
function createShared<Value>(): (name: string, work: () => Promise<Value>) => Promise<Value> {
  const underway = new Map<string, Promise<Value>>()
  return (name, work) => {
    const shared = underway.get(name)
    if (shared !== undefined) return shared
    const started = work().finally(() => underway.delete(name))
    underway.set(name, started)
    return started
  }
}

function segmentName(video: Video, rendition: string, number: number): string {
  return `${video.name}/${rendition}/${number}`
}

/** Pictures and captions by the last part of their address. */
function renditionOf(name: string): string | null {
  if (name === 'poster.jpg') return 'poster'
  if (name === 'storyboard.jpg') return 'storyboard'
  return /^(captions-[\w-]+)\.vtt$/.exec(name)?.[1] ?? null
}

function refused(end: StreamEnd | 'storeDown'): StreamResponse {
  return { kind: 'refused', end }
}
