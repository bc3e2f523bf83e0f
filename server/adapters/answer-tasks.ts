import { liveWithParent } from './live-with-parent.ts'

/**
 * Runs the tasks of a child process that gets one task at a time (serial-process.ts). Null means
 * that the task exceeded a limit.
 */
export function answerTasks<Task>(done: (task: Task) => unknown): void {
  liveWithParent()
  // The parent sends nothing else.
  process.on('message', (task) => process.send?.(done(task as Task)))
  // CPU time counts from here.
  process.send?.('ready')
}
