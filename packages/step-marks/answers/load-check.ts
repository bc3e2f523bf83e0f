import type { AnswerKind } from './rules.ts'
import type { CheckOfKind } from './run-check.ts'

const loads: Record<AnswerKind, () => Promise<CheckOfKind>> = {
  number: () => import('./number.ts').then(({ checkNumber }) => checkNumber),
  quantity: () => import('./quantity.ts').then(({ checkQuantity }) => checkQuantity),
  money: () => import('./money.ts').then(({ checkMoney }) => checkMoney),
  expression: () => import('./expression.ts').then(({ checkExpression }) => checkExpression),
  equation: () => import('./equation.ts').then(({ checkEquation }) => checkEquation),
  solutions: () => import('./solutions.ts').then(({ checkSolutions }) => checkSolutions),
  pair: () => import('./solutions.ts').then(({ checkPair }) => checkPair),
  interval: () => import('./interval.ts').then(({ checkInterval }) => checkInterval),
  point: () => import('./tuples.ts').then(({ checkPoint }) => checkPoint),
  ratio: () => import('./tuples.ts').then(({ checkRatio }) => checkRatio),
  matrix: () => import('./collections.ts').then(({ checkMatrix }) => checkMatrix),
  set: () => import('./collections.ts').then(({ checkSet }) => checkSet),
  list: () => import('./tuples.ts').then(({ checkList }) => checkList),
  choice: () => import('./choice.ts').then(({ checkChoice }) => checkChoice),
  proof: () => import('./proof.ts').then(({ checkProof }) => checkProof),
}

/** The check of one kind of answer, so that a browser loads only that. */
export const loadCheck = (kind: AnswerKind): Promise<CheckOfKind> => loads[kind]()

/** Loads the checks of all kinds. */
export const loadAllChecks = (): Promise<unknown> => Promise.all(Object.values(loads).map((load) => load()))
