import { answerSheetLayoutGuide } from './answer-sheet-layout-guide.ts'
import { calculatorFreeSquareRoots } from './calculator-free-square-roots.ts'
import { formulaSheet } from './formula-sheet.ts'
import { ncertToIcseTopicMap } from './ncert-to-icse-topic-map.ts'
import type { ResourceSeed } from './resource-seed.ts'
import { rulerAndCompassGuide } from './ruler-and-compass-guide.ts'

/** Every resource of the demo content, in the order of the page. */
export const resourceSeeds: readonly ResourceSeed[] = [
  formulaSheet,
  ncertToIcseTopicMap,
  rulerAndCompassGuide,
  calculatorFreeSquareRoots,
  answerSheetLayoutGuide,
]
