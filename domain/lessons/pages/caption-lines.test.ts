import { expect, it } from 'vitest'
import { captionLines } from './caption-lines.ts'

it('gives the words of captions alone, without times, names, notes and markup', () => {
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

it('finds no words in what is no caption', () => {
  expect(captionLines('')).toEqual([])
  expect(captionLines('<script>x</script>')).toEqual([])
})
