import { request as ask, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type CuttingLine = {
  /** The same pages and videos as those of the product behind it. */
  url: string
  /** Of the answers that were cut, what the pattern found in their paths. */
  cut: readonly string[]
  /** Cuts once more what was cut. */
  cutAgain(): void
  stop(): void
}

type LineOptions = {
  port?: number
  /** The product behind it is seen as another release: every built file has another name, and so has the worker. */
  release?: string
}

/** A connection to the product on which the first response to each URL that matches a pattern breaks in the middle. */
export async function openCuttingLine(
  productUrl: string,
  pattern: RegExp,
  { port: onPort = 0, release }: LineOptions = {},
): Promise<CuttingLine> {
  const { port: productPort, hostname } = new URL(productUrl)
  const cut: string[] = []
  const ofRelease = release === undefined ? '/assets/' : `/assets/${release}/`
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming
    const asked = {
      ...{ hostname, port: productPort, method, path: path.replace(ofRelease, '/assets/') },
      headers: release === undefined ? headers : { ...headers, 'accept-encoding': 'identity' },
    }
    const onward = ask(asked, (answer) => {
      if (release !== undefined && namesFiles(path, answer))
        return void renamed(answer, path === '/sw.js' ? null : ofRelease).then((body) => {
          const { 'content-length': _, 'content-security-policy': __, ...kept } = answer.headers
          outgoing.writeHead(answer.statusCode ?? 502, kept).end(body)
        })
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

function namesFiles(path: string, { headers }: IncomingMessage): boolean {
  return path === '/offline-files.json' || /html|javascript/.test(headers['content-type'] ?? '')
}

/** With other names of built files in it; a worker is another one by a byte. */
async function renamed(answer: IncomingMessage, assets: string | null): Promise<string> {
  const said = await text(answer)
  return assets === null ? `${said}\n` : said.replaceAll(/(?<=["'`/(])assets\//g, assets.slice(1))
}
