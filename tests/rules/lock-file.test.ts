import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Versions = Record<string, string>
type Manifest = {
  dependencies?: Versions
  devDependencies?: Versions
  optionalDependencies?: Versions
}
type Package = Manifest & { version?: string; integrity?: string; link?: boolean }
type Locked = { lockfileVersion: number; packages: Record<string, Package> }

const root = new URL('../../', import.meta.url)
// The source folders; next to them are installed packages, builds and data.
const folders = [
  'launch',
  'domain',
  'server',
  'web',
  'database',
  'content',
  'packages',
  'tools',
  'tests',
  'operations',
]
const manifests = ['package.json', ...folders.flatMap((folder) => manifestsIn(folder))]
const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

test('the manifests of the product and of its tools are found', () => {
  expect(manifests).toContain('package.json')
  expect(manifests.length).toBeGreaterThanOrEqual(5)
})

describe.each(manifests)('%s', (path) => {
  const manifest: Manifest = read(path)
  // Every manifest has its lock file next to it: without one npm would choose the versions again.
  const { lockfileVersion, packages }: Locked = read(path.replace(/package\.json$/, 'package-lock.json'))
  const installed = Object.entries(packages).filter(([place]) => place !== '')
  const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }

  test('requires exact versions, equal to the locked ones', () => {
    expect(Object.keys(asked)).not.toEqual([])
    for (const [name, version] of Object.entries(asked)) {
      expect([name, version]).toEqual([name, expect.stringMatching(exact)])
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
    }
    const { dependencies, devDependencies, optionalDependencies } = packages[''] ?? {}
    expect({ ...dependencies, ...devDependencies, ...optionalDependencies }).toEqual(asked)
  })

  test('has of every locked package the version and a hash that npm compares with what it downloads', () => {
    expect(lockfileVersion).toBe(3)
    expect(installed.length).toBeGreaterThanOrEqual(Object.keys(asked).length)
    expect(installed.filter(([, { version }]) => !exact.test(version ?? ''))).toEqual([])
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  })
})

function manifestsIn(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, root), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : manifestsIn(path)
    return entry.name === 'package.json' ? [path] : []
  })
}

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'))
}
