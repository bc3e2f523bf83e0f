import { contains, type Expression, termsOf, unsigned } from '../expression/tree.ts'
import { rationalValue } from '../values/exact-value.ts'
import { exactRoot } from '../values/rational.ts'

const isWhole = (tree: Expression): boolean => tree.type === 'number' && tree.value.d === 1n
const isSurd = (tree: Expression): boolean =>
  contains(tree, (part) => part.type === 'root' || part.type === 'pi')

/** Whether nothing is left to be done in a tree of numbers: 5, -3/4, 2√3, (2 ± √2)/2, 45π. */
export function isWorkedOut(tree: Expression): boolean {
  const isOpen = (part: Expression) =>
    part.type === 'call' ||
    part.type === 'power' ||
    part.type === 'percent' ||
    part.type === 'plus-minus' ||
    part.type === 'letter'
  return !contains(tree, isOpen) && (isTerm(tree) || isSumOfUnlike(tree))
}

function isTerm(tree: Expression): boolean {
  const part = unsigned(tree)
  switch (part.type) {
    case 'number':
    case 'pi':
      return true
    case 'root': {
      const of = rationalValue(part.of)
      return of !== undefined && isTerm(part.of) && (part.degree > 2 || exactRoot(of) === undefined)
    }
    case 'degrees':
      return isTerm(part.of)
    case 'fraction':
      return (
        (isTerm(part.top) || isSumOfUnlike(part.top)) &&
        (isWhole(unsigned(part.bottom)) ||
          (isSurd(part.bottom) && (isTerm(part.bottom) || isSumOfUnlike(part.bottom))))
      )
    case 'product': {
      const numbers = part.items.filter((item) => item.type === 'number' || item.type === 'fraction')
      return (
        numbers.length <= 1 && part.items.every((item) => isTerm(item) || isSumOfUnlike(item)) && isSurd(part)
      )
    }
    default:
      return false
  }
}

const isSumOfUnlike = (tree: Expression): boolean =>
  tree.type === 'sum' &&
  termsOf(tree).every(isTerm) &&
  termsOf(tree).filter((term) => !isSurd(term)).length <= 1
