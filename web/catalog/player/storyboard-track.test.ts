import { expect, it } from 'vitest'
import { storyboardTrack } from './storyboard-track.ts'

const board = { url: '/board.jpg', secondsPerTile: 10, columns: 2, rows: 2, tileWidth: 160, tileHeight: 90 }

it('names the place of each tile from left to right and then down', () => {
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

it('names no tile past the end of a short video, and none that the picture has not', () => {
  expect(storyboardTrack(board, 15, 'x').match(/-->/g)).toHaveLength(2)
  expect(storyboardTrack(board, 4000, 'x').match(/-->/g)).toHaveLength(4)
})
