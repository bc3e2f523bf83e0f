import type { ArticleSeed } from './article-seed.ts'
import { completingTheSquareWithPaperTiles } from './completing-the-square-with-paper-tiles.ts'
import { fromSscToPolytechnic } from './from-ssc-to-polytechnic.ts'
import { gstSumsTheWayAShopBillWorks } from './gst-sums-the-way-a-shop-bill-works.ts'
import { heightsAndDistancesWithAClinometer } from './heights-and-distances-with-a-clinometer.ts'
import { howStepMarksAreGiven } from './how-step-marks-are-given.ts'
import { howToReportAMistakeInALesson } from './how-to-report-a-mistake-in-a-lesson.ts'
import { howWeKeepAccountsAndPaymentsSafe } from './how-we-keep-accounts-and-payments-safe.ts'
import { howWeMarkAMockPaper } from './how-we-mark-a-mock-paper.ts'
import { insideOurAiClub } from './inside-our-ai-club.ts'
import { lessonsThatStartWithTheSmallPicture } from './lessons-that-start-with-the-small-picture.ts'
import { mathsInYourMotherTongue } from './maths-in-your-mother-tongue.ts'
import { readingAWordProblemLineByLine } from './reading-a-word-problem-line-by-line.ts'
import { refundRulesInPlainWords } from './refund-rules-in-plain-words.ts'
import { sevenMistakesInSign } from './seven-mistakes-in-sign.ts'
import { sleepScreensAndTheExamWeek } from './sleep-screens-and-the-exam-week.ts'
import { thalesAndTheShadowOfACoconutTree } from './thales-and-the-shadow-of-a-coconut-tree.ts'
import { twoBoardExamYear } from './two-board-exam-year.ts'
import { whatParentsCanDoInTheLastMonth } from './what-parents-can-do-in-the-last-month.ts'
import { whyRootTwoIsIrrational } from './why-root-two-is-irrational.ts'
import { worksheetsInALighterPdf } from './worksheets-in-a-lighter-pdf.ts'

/** Every article of the demo content. */
export const articleSeeds: readonly ArticleSeed[] = [
  completingTheSquareWithPaperTiles,
  fromSscToPolytechnic,
  gstSumsTheWayAShopBillWorks,
  heightsAndDistancesWithAClinometer,
  howStepMarksAreGiven,
  howToReportAMistakeInALesson,
  howWeKeepAccountsAndPaymentsSafe,
  howWeMarkAMockPaper,
  insideOurAiClub,
  lessonsThatStartWithTheSmallPicture,
  mathsInYourMotherTongue,
  readingAWordProblemLineByLine,
  refundRulesInPlainWords,
  sevenMistakesInSign,
  sleepScreensAndTheExamWeek,
  thalesAndTheShadowOfACoconutTree,
  twoBoardExamYear,
  whatParentsCanDoInTheLastMonth,
  whyRootTwoIsIrrational,
  worksheetsInALighterPdf,
]
