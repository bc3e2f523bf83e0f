/** Does the work for each item, with limited concurrency. After the first failure no further item is started. */
export async function inParallel<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const source = toIterator(items)
  let hasFailed = false
  async function worker(): Promise<void> {
    while (!hasFailed) {
      const next = await source.next()
      if (next.done) return
      await work(next.value)
    }
  }
  const workers = Array.from({ length: width }, () =>
    worker().catch((error: unknown) => {
      hasFailed = true
      throw error
    }),
  )
  // Wait for all before returning: nothing may continue in the background.
  const failed = (await Promise.allSettled(workers)).find((ended) => ended.status === 'rejected')
  if (failed) throw failed.reason
}

/** A generator queues concurrent calls of next, so several workers may share it. */
async function* toIterator<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  yield* items
}
