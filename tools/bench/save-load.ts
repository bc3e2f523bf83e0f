/** Students who watch: each saves the next ten seconds of a lesson as soon as the last save is answered. */
import { Agent, request } from 'node:http'

export type SaveOrder = {
  port: number
  connections: number
  seconds: number
  tokens: string[]
  /** Lessons that all of them may open. */
  items: string[]
}
export type SaveResult = { count: number; seconds: number }

const savedSeconds = 10
/** The longest video of the demo is longer. */
const watchedSeconds = 300

process.on('message', (order: SaveOrder) => {
  void saveAll(order).then((result) => process.send?.(result))
})

async function saveAll({ port, connections, seconds, tokens, items }: SaveOrder): Promise<SaveResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const isOver = () => performance.now() - started > seconds * 1000
  let count = 0

  async function save(place: number): Promise<void> {
    const student = place % tokens.length
    const from = (Math.floor(place / tokens.length) * savedSeconds) % watchedSeconds
    const text = JSON.stringify({
      reports: [
        {
          item: items[student % items.length],
          watched: [[from, from + savedSeconds]],
          positionInSeconds: from + savedSeconds,
          at: new Date().toISOString(),
        },
      ],
    })
    await new Promise<void>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        authorization: `Bearer ${tokens[student]}`,
      }
      const path = '/api/v1/student/saveProgress'
      const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent }, (answer) => {
        let received = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          received += part
        })
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`a save was answered ${answer.statusCode}: ${received}`))
        })
      })
      sent.on('error', reject)
      sent.end(text)
    })
  }

  async function saver(first: number): Promise<void> {
    for (let place = first; !isOver(); place += connections) {
      await save(place)
      count += 1
    }
  }

  await Promise.all(Array.from({ length: connections }, (_, first) => saver(first)))
  agent.destroy()
  return { count, seconds: (performance.now() - started) / 1000 }
}
