import { expect, it } from 'vitest'
import { freePort } from '../support/product-process.ts'

it('a port for a product is given once, and is outside the system’s ephemeral range', async () => {
  const ports: number[] = []
  for (let count = 0; count < 50; count += 1) ports.push(await freePort())
  expect(new Set(ports).size).toBe(50)
  expect(ports.filter((port) => port < 20_000 || port >= 32_768)).toEqual([])
})
