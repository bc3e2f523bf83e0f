import { describe, expect, it } from 'vitest'
import { threadMsOf } from '../../tests/support/thread-time.ts'
import { captionFile, captionLines, readCaptions } from './captions.ts'
import { typedTime } from './times.ts'

it('extracts the text of captions, without times, names, notes and markup', () => {
  const vtt = [
    'WEBVTT - made by us\r\n',
    'NOTE nothing of this\r\n',
    'STYLE\r\n::cue { color: red }\r\n',
    '1\r\n00:00.000 --> 00:02.500 line:80%\r\nFind the <b>HCF</b> and\r\nLCM of 84 &amp; 120.\r\n',
    '00:02.500 --> 00:04.000\r\n<v Teacher>If a &lt; b &amp;lt; c.</v>\r\n',
    '00:04.000 --> 00:05.000\r\n \r\n',
  ].join('\r\n')
  expect(captionLines(vtt)).toEqual(['Find the HCF and LCM of 84 & 120.', 'If a < b &lt; c.'])
})

it('finds no text in what is not a caption file', () => {
  expect(captionLines('')).toEqual([])
  expect(captionLines('<script>x</script>')).toEqual([])
})

describe('a caption file', () => {
  it('is parsed from SubRip, with a comma in its times and a number over each', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,500 --> 00:00:04,000\r\nTwo <i>lines</i>\r\nof it\r\n\r\n2\n01:00:00,000 --> 01:00:02,5\nजोड़ें'
    expect(readCaptions(srt)).toEqual({
      cues: [
        { start: 1.5, end: 4, text: 'Two lines\nof it' },
        { start: 3600, end: 3602.5, text: 'जोड़ें' },
      ],
      problems: [],
    })
  })

  it('reports the lines that cannot be parsed, and keeps the others', () => {
    const vtt =
      'WEBVTT\n\n00:01.000 --> 00:02.000\nGood\n\n00:05.000 --> 00:03.000\nBackwards\n\nno time here\n\n\n9\n1:2 --> 3\nBad'
    expect(readCaptions(vtt)).toEqual({
      cues: [{ start: 1, end: 2, text: 'Good' }],
      problems: [
        { line: 6, fault: 'ends before it begins' },
        { line: 9, fault: 'no time' },
        { line: 13, fault: 'no time' },
      ],
    })
  })

  it('is parsed quickly, whatever a line contains', () => {
    const line = `00:01.000 --> 00:02.000\n${'<'.repeat(60_000)}`
    expect(threadMsOf(() => readCaptions(line))).toBeLessThan(500)
  })

  it('survives a round trip, whatever its text contains', () => {
    const cues = [
      { start: 2, end: 3.25, text: 'If a < b & b > c,\nthen &lt; stays' },
      { start: 0, end: 2, text: '<v Teacher>कोण' },
    ]
    const file = captionFile(cues)
    expect(file).toContain('00:00:02.000 --> 00:00:03.250\nIf a &lt; b &amp; b &gt; c,')
    expect(readCaptions(file)).toEqual({ cues: cues.toReversed(), problems: [] })
  })
})

it.each([
  ['1:02.5', 62.5],
  ['7', 7],
  ['1:00:00', 3600],
  ['0:03,25', 3.25],
  ['', null],
  ['1:', null],
  ['one', null],
])('reads %s as a time that somebody typed', (text, seconds) => {
  expect(typedTime(text)).toBe(seconds)
})
