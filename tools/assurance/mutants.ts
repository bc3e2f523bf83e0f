import { parseAst } from 'vite'

/** One small change of a file: these characters are replaced. */
export type Mutant = { file: string; start: number; end: number; to: string; line: number; from: string }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}
const methods: Record<string, string> = {
  ceil: 'floor',
  floor: 'ceil',
  round: 'floor',
  max: 'min',
  min: 'max',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  trim: 'toString',
}

/**
 * Every mutation of a file of rules: a comparison, sum, condition, number, boolean, string or method is replaced by a
 * similar one. Types are not changed, nor are lists of words, which are data.
 */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = []
  const lineAt = (at: number) => code.slice(0, at).split('\n').length

  function add(start: number, end: number, to: string): void {
    const from = code.slice(start, end)
    if (from !== to) found.push({ file, start, end, to, line: lineAt(start), from })
  }

  function visit(node: Node, parent: Node | null): void {
    if (node.type.startsWith('TS') && !node.type.startsWith('TSAs') && !node.type.startsWith('TSSatisfies'))
      return
    if (node.type === 'ImportDeclaration') return
    mutate(node, parent)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'returnType' || key === 'typeArguments') continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node)
    }
  }

  function mutate(node: Node, parent: Node | null): void {
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const [left, right] = [node['left'], node['right']]
      const to = operators[String(node['operator'])]
      if (!isNode(left) || !isNode(right) || to === undefined) return
      const between = code.slice(left.end, right.start)
      const at = left.end + between.indexOf(String(node['operator']))
      add(at, at + String(node['operator']).length, to)
    } else if (node.type === 'Literal') {
      mutateLiteral(node, parent)
    } else if (node.type === 'UnaryExpression' && node['operator'] === '!') {
      add(node.start, node.start + 1, '')
    } else if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      const test = node['test']
      if (isNode(test)) for (const to of ['true', 'false']) add(test.start, test.end, to)
    } else if (node.type === 'MemberExpression') {
      const name = node['property']
      const to = isNode(name) && node['computed'] !== true ? methods[String(name['name'])] : undefined
      if (isNode(name) && to !== undefined) add(name.start, name.end, to)
    }
  }

  function mutateLiteral(node: Node, parent: Node | null): void {
    const { value } = node
    if (typeof value === 'boolean') add(node.start, node.end, String(!value))
    if (typeof value === 'number') add(node.start, node.end, String(value + 1))
    const isKey = parent?.type === 'Property' && parent['key'] === node
    if (typeof value === 'string' && parent?.type !== 'ArrayExpression' && !isKey)
      add(node.start, node.end, value === '' ? "'mutant'" : "''")
  }

  // The parser's own types cover only JavaScript.
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node, null)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
