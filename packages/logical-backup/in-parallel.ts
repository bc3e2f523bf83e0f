/** Does the work for each, so many at once. After the first failure no other is begun. */
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
  // All have ended before anybody is told: nothing goes on behind the caller's back.
  const failed = (await Promise.allSettled(workers)).find((ended) => ended.status === 'rejected')
  if (failed) throw failed.reason
}

/** A generator queues those who ask for the next, so several workers may share it. */
async function* toIterator<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  yield* items
}
