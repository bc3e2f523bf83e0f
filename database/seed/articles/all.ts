import type { ArticleSeed } from './article-seed.ts'
import { completingTheSquareWithPaperTiles } from './completing-the-square-with-paper-tiles.ts'
import { fromSscToPolytechnic } from './from-ssc-to-polytechnic.ts'
import { gstSumsTheWayAShopBillWorks } from './gst-sums-the-way-a-shop-bill-works.ts'
import { heightsAndDistancesWithAClinometer } from './heights-and-distances-with-a-clinometer.ts'
import { howStepMarksAreGiven } from './how-step-marks-are-given.ts'
import { howWeMarkAMockPaper } from './how-we-mark-a-mock-paper.ts'
import { insideOurAiClub } from './inside-our-ai-club.ts'
import { mathsInYourMotherTongue } from './maths-in-your-mother-tongue.ts'
import { readingAWordProblemLineByLine } from './reading-a-word-problem-line-by-line.ts'
import { sevenMistakesInSign } from './seven-mistakes-in-sign.ts'
import { sleepScreensAndTheExamWeek } from './sleep-screens-and-the-exam-week.ts'
import { thalesAndTheShadowOfACoconutTree } from './thales-and-the-shadow-of-a-coconut-tree.ts'
import { twoBoardExamYear } from './two-board-exam-year.ts'
import { whatParentsCanDoInTheLastMonth } from './what-parents-can-do-in-the-last-month.ts'
import { whyRootTwoIsIrrational } from './why-root-two-is-irrational.ts'

/** Every article of the demo content. */
export const articleSeeds: readonly ArticleSeed[] = [
  completingTheSquareWithPaperTiles,
  fromSscToPolytechnic,
  gstSumsTheWayAShopBillWorks,
  heightsAndDistancesWithAClinometer,
  howStepMarksAreGiven,
  howWeMarkAMockPaper,
  insideOurAiClub,
  mathsInYourMotherTongue,
  readingAWordProblemLineByLine,
  sevenMistakesInSign,
  sleepScreensAndTheExamWeek,
  thalesAndTheShadowOfACoconutTree,
  twoBoardExamYear,
  whatParentsCanDoInTheLastMonth,
  whyRootTwoIsIrrational,
]
