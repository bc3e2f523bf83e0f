import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const engine = new URL('../', import.meta.url).pathname

/** Parts of the engine as they are loaded: a question needs one kind of answer, or the working. */
export const engineParts = {
  number: ['answers/number.ts'],
  quantity: ['answers/quantity.ts'],
  money: ['answers/money.ts'],
  expression: ['answers/expression.ts'],
  equation: ['answers/equation.ts'],
  'solutions and pairs': ['answers/solutions.ts'],
  interval: ['answers/interval.ts'],
  'points, ratios and lists': ['answers/tuples.ts'],
  'matrices and sets': ['answers/collections.ts'],
  choice: ['answers/choice.ts'],
  proof: ['answers/proof.ts'],
  'a working': ['workings/judge-working.ts'],
  'a calculation with a slip': ['workings/judge-working.ts', 'workings/slip-in-chain.ts'],
  'a working with a slip': ['workings/judge-working.ts', 'workings/name-slip.ts'],
  everything: ['workings/check-working.ts', 'answers/check-answer.ts'],
} as const

export type EnginePart = keyof typeof engineParts

/** Maximum size of what one question needs to be marked, in kilobytes of 1024 bytes, gzip. */
export const mostKilobytesOfPart = 25

/** Size of a part of the engine by itself, in kilobytes of 1024 bytes. */
export async function weighEngine(part: EnginePart): Promise<{ gzip: number; brotli: number }> {
  const code = await buildEngine(part)
  return { gzip: gzipSync(code).byteLength / 1024, brotli: brotliCompressSync(code).byteLength / 1024 }
}

/** A part of the engine as one module, minified as the pages are. */
export async function buildEngine(part: EnginePart): Promise<string> {
  const entry = '\0part'
  const source = ['answers/run-check.ts', ...engineParts[part]]
    .map((file) => `export * from '${engine}${file}'`)
    .join('\n')
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'part',
        resolveId: (id) => (id === 'part' ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: 'part',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const code = outputs.flatMap(({ output }) => output.map((one) => ('code' in one ? one.code : ''))).join('')
  if (code === '') throw new Error(`${part} was not built`)
  return code
}
