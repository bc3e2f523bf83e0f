import { expect, it } from 'vitest'
import { createFairQueue, QueueFull } from './fair-queue.ts'

it('leaves room for light users, however many networks are busy', async () => {
  const queue = createFairQueue({ mostAtOnce: 1, mostUnderway: 8, mostPerNetwork: 4 })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const crowd = ['a', 'b'].flatMap((network) => [1, 2, 3, 4].map(() => queue.run(network, () => held)))
  const ends = Promise.allSettled(crowd)
  const readers = ['c', 'd', 'e'].map((network) => queue.run(network, async () => network))
  await expect(queue.run('a', async () => 'more')).rejects.toThrow(QueueFull)
  letGo()
  expect(await Promise.all(readers)).toEqual(['c', 'd', 'e'])
  const refused = (await ends).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  // Nothing is counted twice: as much has room as before.
  const again = ['a', 'b'].flatMap((network) =>
    [1, 2, 3, 4].map(() => queue.run(network, async () => 'again')),
  )
  expect(await Promise.all(again)).toHaveLength(8)
})
