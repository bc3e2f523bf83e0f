import type { Answer } from './api.ts'

type Shown<Data> = {
  show(data: Data): void
  /** Asks again for what is shown. */
  reload(): void
}

/**
 * Shows the answers of one screen's changes, and none of an earlier change after that of a later one. Which of two
 * that were on their way together the server made last, nobody knows: once both are answered, it is asked.
 */
export function changesInOrder<Data>(): (
  asking: Promise<Answer<Data>>,
  shown: Shown<Data>,
) => Promise<Answer<Data>> {
  let begun = 0
  let onTheirWay = 0
  let wereTogether = false
  return async (asking, { show, reload }) => {
    begun += 1
    const own = begun
    if (onTheirWay > 0) wereTogether = true
    onTheirWay += 1
    const answer = await asking
    onTheirWay -= 1
    if (answer.success && own === begun) show(answer.data)
    if (wereTogether && onTheirWay === 0) {
      wereTogether = false
      reload()
    }
    return answer
  }
}
