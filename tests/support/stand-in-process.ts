import { type ChildProcess, spawn } from 'node:child_process'

/** A process that is asked one task at a time (server/adapters/serial-process.ts) and does this with each task, as JavaScript. */
export function standInProcess(withTask: string, { megabytes = 64 } = {}): ChildProcess {
  const program = `process.on('message', (task) => { ${withTask} }); process.send('ready')`
  return spawn(process.execPath, [`--max-old-space-size=${megabytes}`, '-e', program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}

/** One that answers after so many milliseconds. */
export function slowProcess(milliseconds: number, answer: unknown): ChildProcess {
  return standInProcess(`setTimeout(() => process.send(${JSON.stringify(answer)}), ${milliseconds})`)
}

/** One that answers after so many milliseconds of the processor. */
export function workingProcess(milliseconds: number, answer: unknown): ChildProcess {
  return standInProcess(
    `const before = process.cpuUsage()
     const worked = ({ user, system } = process.cpuUsage(before)) => (user + system) / 1000
     while (worked() < ${milliseconds});
     process.send(${JSON.stringify(answer)})`,
  )
}
