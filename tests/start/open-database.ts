/** Replaces the server in the start-up tests: keeps the database of a folder open until it is stopped. */
import { startEmbeddedPostgres } from '../../server/adapters/database/embedded.ts'
import { sentenceOf } from '../../server/adapters/database/start-failure.ts'
import { createLog } from '../../server/adapters/log.ts'

const [dataDir = '', accounts, killedAt] = process.argv.slice(2)
const interruption = new AbortController()

try {
  const { url, stop } = await startEmbeddedPostgres({
    dataDir,
    log: createLog('warn'),
    progress(sentence) {
      console.error(sentence)
      if (sentence === killedAt) process.kill(process.pid, 'SIGKILL')
    },
    signal: interruption.signal,
    ...(accounts ? { accounts: JSON.parse(accounts) } : {}),
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  console.log(JSON.stringify({ url, pid: process.pid }))
} catch (error) {
  console.error(sentenceOf(error) ?? error)
  process.exitCode = 1
}
