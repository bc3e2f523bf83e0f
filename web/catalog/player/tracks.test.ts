import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchTrack, storyboardTrack } from './tracks.ts'

const board = { url: '/board.jpg', secondsPerTile: 10, columns: 2, rows: 2, tileWidth: 160, tileHeight: 90 }

it('positions the tiles from left to right and then down', () => {
  expect(storyboardTrack(board, 40, 'https://site/board.jpg')).toBe(
    [
      'WEBVTT',
      '',
      '00:00:00.000 --> 00:00:10.000\nhttps://site/board.jpg#xywh=0,0,160,90\n',
      '00:00:10.000 --> 00:00:20.000\nhttps://site/board.jpg#xywh=160,0,160,90\n',
      '00:00:20.000 --> 00:00:30.000\nhttps://site/board.jpg#xywh=0,90,160,90\n',
      '00:00:30.000 --> 00:00:40.000\nhttps://site/board.jpg#xywh=160,90,160,90\n',
    ].join('\n'),
  )
})

it('lists no tile past the end of a short video, or missing from the picture', () => {
  expect(storyboardTrack(board, 15, 'x').match(/-->/g)).toHaveLength(2)
  expect(storyboardTrack(board, 4000, 'x').match(/-->/g)).toHaveLength(4)
})

const requests: string[] = []
/** The responses to the requests, in order. */
let answers: (() => Response)[] = []

beforeEach(() => {
  requests.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () => {
  throw new TypeError('Failed to fetch')
}
const ended = () => new Response('{}', { status: 404 })
const captions = () => new Response('WEBVTT\n')

describe('captions', () => {
  it('load by the renewed link once the connection is back', async () => {
    answers = [lost, ended, captions]
    const track = fetchTrack(
      () => `/pass-${requests.length + 1}`,
      () => true,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await (await track)?.text()).toBe('WEBVTT\n')
    expect(requests).toEqual(['/pass-1', '/pass-2', '/pass-3'])
  })

  it('are given up when missing, and at once when no longer wanted', async () => {
    answers = []
    const never = fetchTrack(
      () => '/pass',
      () => true,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await never).toBeNull()
    expect(requests).toHaveLength(4)
    const left = fetchTrack(
      () => '/pass',
      () => false,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await left).toBeNull()
    expect(requests).toHaveLength(5)
  })
})
