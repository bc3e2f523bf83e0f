import type { Answer } from './api.ts'

type Shown<Data> = {
  show(data: Data): void
  /** Refetches the shown data. */
  reload(): void
}

/**
 * Shows the responses of one screen's mutations, and never an older one after a newer one. Of two concurrent mutations
 * the browser cannot know which the server applied last: once both have a response, the data is refetched.
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
