import type { PracticeTopic } from '../maker.ts'
import { cleaningData } from './computing/cleaning-data.ts'
import { fairnessPrivacy } from './computing/fairness-privacy.ts'
import { misleadingAverages } from './computing/misleading-averages.ts'
import { modelsRules } from './computing/models-rules.ts'
import { nearestNeighbour } from './computing/nearest-neighbour.ts'
import { percentagesGrowth } from './computing/percentages-growth.ts'
import { pivotTotals } from './computing/pivot-totals.ts'
import { pythonFirstSteps } from './computing/python-first-steps.ts'
import { scorePredictor } from './computing/score-predictor.ts'
import { sqlCounting } from './computing/sql-counting.ts'
import { tablesCharts } from './computing/tables-charts.ts'

/** One line for each topic, in the order in which they are learned. */
export const computing: readonly PracticeTopic[] = [
  modelsRules,
  tablesCharts,
  misleadingAverages,
  nearestNeighbour,
  scorePredictor,
  fairnessPrivacy,
  pythonFirstSteps,
  percentagesGrowth,
  pivotTotals,
  sqlCounting,
  cleaningData,
]
