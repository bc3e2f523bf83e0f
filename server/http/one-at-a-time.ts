import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Pipelined requests of one connection that wait for the current one. Browsers and proxies do not pipeline. */
const mostWaiting = 8

/**
 * Answers the requests of a connection one at a time, and closes a connection with too many
 * waiting. Node starts all pipelined requests at once: a thousand of forty bytes would run
 * concurrently, however costly, and their responses stay in memory until read.
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
      // At its end, and when the connection was lost before.
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
