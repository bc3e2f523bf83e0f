import { readdirSync, readFileSync } from 'node:fs'

export type RunningProcess = { pid: number; parent: number; command: string }

/** The processes on this machine, from `/proc`: `ps` is not available everywhere. */
export function listProcesses(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The part in brackets is the program's name, whatever is in it (proc(5)).
        const [, parent] = /\) \S (\d+) [^)]*$/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        return [{ pid: Number(name), parent: Number(parent), command }]
      } catch {
        // It has ended in the meantime.
        return []
      }
    })
}

export const childrenOf = (pid: number): RunningProcess[] =>
  listProcesses().filter(({ parent }) => parent === pid)
