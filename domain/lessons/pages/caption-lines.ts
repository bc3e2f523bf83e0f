/** The words of a WebVTT file in their sequence, without times, notes and markup. */
export function captionLines(vtt: string): string[] {
  return vtt
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n')
      const time = lines.findIndex((line) => line.includes('-->'))
      const words = time < 0 ? '' : lines.slice(time + 1).join(' ')
      const text = words
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim()
      return text === '' ? [] : [decoded(text)]
    })
}

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => letters[name] ?? '')
}
