import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CuttingLine = {
  /** The same pages and videos as those of the product behind it. */
  url: string
  /** Of the answers that were cut, what the pattern found in their paths. */
  cut: readonly string[]
  /** Cuts once more what was cut. */
  cutAgain(): void
  stop(): void
}

/** A line to the product on which the first answer to each thing that a pattern finds breaks off in the middle. */
export async function openCuttingLine(productUrl: string, pattern: RegExp, onPort = 0): Promise<CuttingLine> {
  const { port: productPort, hostname } = new URL(productUrl)
  const cut: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming
    const onward = ask({ hostname, port: productPort, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      const [found] = pattern.exec(path) ?? []
      if (found === undefined || cut.includes(found)) return void answer.pipe(outgoing)
      cut.push(found)
      const middle = Math.floor(Number(answer.headers['content-length']) / 2)
      let sent = 0
      answer.on('data', (bytes: Buffer) => {
        const part = bytes.subarray(0, middle - sent)
        sent += part.byteLength
        if (sent < middle) outgoing.write(part)
        else outgoing.write(part, () => incoming.socket.destroy())
      })
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(onPort, 'localhost', resolve))
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    cut,
    cutAgain() {
      cut.length = 0
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
