import type { ArticleSeed } from './article-seed.ts'
import { completingTheSquareWithPaperTiles } from './completing-the-square-with-paper-tiles.ts'
import { fifteenDayPlanForStatisticsAndProbability } from './fifteen-day-plan-for-statistics-and-probability.ts'
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
import { mentalArithmeticWithoutACalculator } from './mental-arithmetic-without-a-calculator.ts'
import { readingAWordProblemLineByLine } from './reading-a-word-problem-line-by-line.ts'
import { refundRulesInPlainWords } from './refund-rules-in-plain-words.ts'
import { sevenMistakesInSign } from './seven-mistakes-in-sign.ts'
import { sleepScreensAndTheExamWeek } from './sleep-screens-and-the-exam-week.ts'
import { standardOrBasic } from './standard-or-basic.ts'
import { thalesAndTheShadowOfACoconutTree } from './thales-and-the-shadow-of-a-coconut-tree.ts'
import { twoBoardExamYear } from './two-board-exam-year.ts'
import { whatParentsCanDoInTheLastMonth } from './what-parents-can-do-in-the-last-month.ts'
import { whatToWriteWhenYouAreStuck } from './what-to-write-when-you-are-stuck.ts'
import { whyRootTwoIsIrrational } from './why-root-two-is-irrational.ts'
import { worksheetsInALighterPdf } from './worksheets-in-a-lighter-pdf.ts'

/** Every article of the demo content. */
export const articleSeeds: readonly ArticleSeed[] = [
  completingTheSquareWithPaperTiles,
  fifteenDayPlanForStatisticsAndProbability,
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
  mentalArithmeticWithoutACalculator,
  readingAWordProblemLineByLine,
  refundRulesInPlainWords,
  sevenMistakesInSign,
  sleepScreensAndTheExamWeek,
  standardOrBasic,
  thalesAndTheShadowOfACoconutTree,
  twoBoardExamYear,
  whatParentsCanDoInTheLastMonth,
  whatToWriteWhenYouAreStuck,
  whyRootTwoIsIrrational,
  worksheetsInALighterPdf,
]
