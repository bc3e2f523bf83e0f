import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one line that wait behind the one that is being answered. Browsers and proxies send none so early. */
const mostWaiting = 8

/**
 * Answers the requests of a line one after the other, and closes a line on which too many wait. Node hears all at once
 * that were sent at once: a thousand of forty bytes would be worked on together, whatever each is worth, and their answers
 * be in memory until somebody reads them.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>()

  function answerNext(line: Socket): void {
    const answer = line.destroyed ? undefined : lines.get(line)?.shift()
    if (answer === undefined) lines.delete(line)
    else answer()
  }

  return (request, response) => {
    const line = request.socket
    const answer = () => {
      // At its end, and where the line was lost before.
      response.once('close', () => answerNext(line))
      listener(request, response)
    }
    const waiting = lines.get(line)
    if (waiting === undefined) {
      lines.set(line, [])
      answer()
    } else if (waiting.length < mostWaiting) waiting.push(answer)
    else line.destroy()
  }
}
