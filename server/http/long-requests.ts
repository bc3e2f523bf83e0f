import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** An in-process call has no Node response. */
type Received = { incoming: IncomingMessage; outgoing?: ServerResponse }

const receiving = new WeakSet<object>()
/** A connection that transfers nothing for this long is closed. */
const silenceMs = 60_000

/** The request on this connection may now take as long as bytes arrive; only for authorised callers. */
export function keepReceiving(received: Received | undefined): void {
  if (received === undefined) return
  const { socket } = received.incoming
  receiving.add(socket)
  socket.setTimeout(silenceMs)
  received.outgoing?.once('close', () => receiving.delete(socket))
}

/**
 * Closes a connection whose request is broken or too slow, as Node would, except one that is being
 * received; and one with a response that nobody reads, which Node would keep without end.
 */
export function endBrokenLines(server: Server, deadlineMs = silenceMs): void {
  server.timeout = deadlineMs
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }) => {
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && receiving.has(socket)) return
      if (socket.writable && !socket._httpMessage?.headersSent)
        socket.write(
          `HTTP/1.1 ${statusLines[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`,
        )
      socket.destroy(error)
    },
  )
}

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}
