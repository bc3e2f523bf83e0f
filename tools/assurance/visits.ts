/** T1: a hundred concurrent visitors, on each of the public pages and calls. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { recordFigure, recordPlanted } from '../../tests/support/figures.ts'
import { load, measuredCore, pin } from '../bench/processes.ts'
import { startLoadedSchool } from './loaded-school.ts'

const isShort = process.env['ASSURE_SHORT'] !== undefined
const seconds = isShort ? 2 : 60
const connections = 100
const mostMilliseconds = 150
const visited = {
  catalogue: '/courses',
  course: '/courses/course-7',
  blog: '/blog',
  post: '/blog/post-7',
  'list call': '/api/v1/student/getliveCourses?page=1&limit=10',
}

await plant()
const school = await startLoadedSchool(
  isShort ? { courses: 50, posts: 50, students: 20 } : { courses: 2000, posts: 5000, students: 2000 },
)
try {
  const { product } = school
  await pin(product.child.pid, measuredCore)
  for (const [part, path] of Object.entries(visited)) {
    const url = `http://127.0.0.1:${product.port}${path}`
    const found = await load({ url, connections: 4, seconds: 1 })
      .then(() => load({ url, connections, seconds }))
      .catch((error: Error) => error)
    if (found instanceof Error) {
      recordFigure({ id: 'T1', part, n: seconds, figure: found.message, isMet: false })
      continue
    }
    const { p99InMilliseconds: p99, perSecond } = found
    const figure = `${part}: 0 errors, ${Math.round(perSecond)} answers/s, 99 of 100 within ${Math.round(p99)} ms`
    recordFigure({ id: 'T1', part, n: seconds, figure, isMet: p99 <= mostMilliseconds })
  }
} finally {
  await school.stop()
}

/** A server that refuses one in fifty, and a slow one, are detected. */
async function plant(): Promise<void> {
  let asked = 0
  let isSlow = false
  const server = createServer((_, response) => {
    asked += 1
    if (isSlow) setTimeout(() => response.end('late'), mostMilliseconds + 20)
    else response.writeHead(asked % 50 === 0 ? 500 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  const order = { url: `http://127.0.0.1:${port}`, connections: 10, seconds: 2 }
  const refusing = await load(order).catch((error: Error) => error)
  isSlow = true
  const slow = await load(order)
  server.close()
  server.closeAllConnections()
  if (refusing instanceof Error && slow.p99InMilliseconds > mostMilliseconds)
    recordPlanted('T1', 'a server that fails at times, and one that is slow, are noticed')
}
