import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { failureKinds } from '../../domain/contract.ts'
import { failureMeanings } from '../../server/http/failure-meanings.ts'

describe('the list of failure codes', () => {
  test('is written from the contract', async () => {
    // `vitest -u` rewrites it.
    await expect(failuresPage()).toMatchFileSnapshot('../../docs/failures.md')
  })

  test('names no unused code', () => {
    const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })
    const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    const unanswered = Object.keys(failureKinds).filter(
      (kind) => !new RegExp(`(Failure\\(\\s*|kind: )'${kind}'`).test(source),
    )
    expect(unanswered).toEqual([])
  })
})

function failuresPage(): string {
  // Object.entries loses the names, for which a missing meaning does not compile.
  const kinds = Object.keys(failureKinds) as (keyof typeof failureKinds)[]
  const rows = kinds.map((kind) => `| \`${kind}\` | ${failureKinds[kind]} | ${failureMeanings[kind]} |`)
  return `# Failure codes

Written by tests/rules/failures.test.ts from domain/contract.ts and server/http/failure-meanings.ts: change those, then
\`npx vitest run tests/rules/failures.test.ts -u\`.

The body of every answer that failed:

\`\`\`json
{
  "success": false,
  "status": 400,
  "error": "Email is required",
  "message": "Email is required",
  "response": "Email is required",
  "code": "invalid",
  "fields": { "email": "Email is required" }
}
\`\`\`

\`error\`, \`message\` and \`response\` contain the same sentence, in the language of the requesting page. \`fields\` is there if
single fields are wrong. A status of 500 or more has a \`requestId\`, which finds the request in the log
([Reading the logs](operating.md#reading-the-logs)).

| code | status | meaning |
|---|---|---|
${rows.join('\n')}
`
}
