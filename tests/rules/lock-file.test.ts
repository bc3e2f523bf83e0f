import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { packages: Record<string, { version?: string; integrity?: string }> }

test('every package in the lock file has a hash that npm compares with what it downloads', () => {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
  const { packages }: Locked = JSON.parse(text)
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(500)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})
