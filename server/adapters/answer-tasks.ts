import { liveWithParent } from './live-with-parent.ts'

/** Does the tasks of a process that is asked one task at a time (serial-process.ts). Null is for what takes too much. */
export function answerTasks<Task>(done: (task: Task) => unknown): void {
  liveWithParent()
  // The parent sends nothing else.
  process.on('message', (task) => process.send?.(done(task as Task)))
  // From here on time counts.
  process.send?.('ready')
}
