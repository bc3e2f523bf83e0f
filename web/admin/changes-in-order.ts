import type { Answer } from './api.ts'

type ChangedScreen<Data> = {
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
  shown: ChangedScreen<Data>,
) => Promise<Answer<Data>> {
  let startedCount = 0
  let inFlightCount = 0
  let wereTogether = false
  return async (asking, { show, reload }) => {
    startedCount += 1
    const ownNumber = startedCount
    if (inFlightCount > 0) wereTogether = true
    inFlightCount += 1
    const answer = await asking
    inFlightCount -= 1
    if (answer.success && ownNumber === startedCount) show(answer.data)
    if (wereTogether && inFlightCount === 0) {
      wereTogether = false
      reload()
    }
    return answer
  }
}
