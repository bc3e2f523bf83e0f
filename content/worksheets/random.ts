/** A small seeded source of numbers: the same seed gives the same sequence on every machine. */
export type Random = {
  /** A whole number from `min` to `max`, both included. */
  integer: (min: number, max: number) => number
  /** A whole number from `min` to `max` that is not zero. */
  nonZero: (min: number, max: number) => number
  pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number]
  /** A new list with the same items in another order. */
  shuffle: <Item>(items: readonly Item[]) => Item[]
  /** `count` different whole numbers from `min` to `max`, in the order drawn. */
  distinct: (count: number, min: number, max: number) => number[]
  /** The seed of a source that continues this one. */
  rest: () => number
}

/** Builds a source by the mulberry32 recurrence; `seed` is a whole number. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const shuffle = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, key: next() }))
      .sort((left, right) => left.key - right.key)
      .map(({ item }) => item)
  return {
    integer,
    nonZero: (min, max) => {
      let drawn = integer(min, max)
      while (drawn === 0) drawn = integer(min, max)
      return drawn
    },
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    shuffle,
    rest: () => state,
    distinct: (count, min, max) =>
      shuffle(Array.from({ length: max - min + 1 }, (_, index) => min + index)).slice(0, count),
  }
}
