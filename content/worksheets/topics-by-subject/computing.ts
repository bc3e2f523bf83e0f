import type { QuestionMaker } from '../question.ts'
import type { TopicName } from '../sheet-seed.ts'
import * as analytics from '../topics/analytics.ts'
import * as data from '../topics/data.ts'
import * as fairness from '../topics/fairness-scores.ts'
import * as neighbours from '../topics/neighbours.ts'
import * as python from '../topics/python.ts'
import * as records from '../topics/records.ts'
import * as statistics from '../topics/statistics.ts'

/** Questions of each topic of data, machines and programs. */
export const computingTopics = {
  'models-rules': [data.inputsAndOutput, data.ruleErrors, data.bestThreshold, data.accuracyOnNewRows],
  'tables-charts': [data.readTable, data.pieAngles, data.whichChart, data.cutAxis],
  'misleading-averages': [
    data.meanOrMedian,
    data.averageSpeed,
    data.weightedMean,
    statistics.meanAfterChange,
    statistics.medianOfList,
  ],
  'nearest-neighbour': [
    neighbours.distanceForNeighbour,
    neighbours.nearestPoint,
    neighbours.threeNeighbours,
    neighbours.whyScale,
  ],
  'score-predictor': [
    fairness.predictByRunRate,
    fairness.meanAbsoluteError,
    fairness.requiredRate,
    fairness.lineOfScores,
  ],
  'fairness-privacy': [
    fairness.errorRatesOfGroups,
    fairness.falseAlarms,
    fairness.whoIsMissing,
    fairness.whatNotToKeep,
    fairness.smallGroups,
  ],
  'python-first-steps': [
    python.assignment,
    python.remainderAndQuotient,
    python.averageOfList,
    python.loopTotal,
    python.countAbove,
    python.functionCall,
    python.findTheSlip,
  ],
  'percentages-growth': [
    analytics.growthRate,
    analytics.percentagePoints,
    analytics.upThenDown,
    analytics.reversePercentage,
    analytics.compoundGrowth,
  ],
  'pivot-totals': [
    analytics.shareOfTotal,
    analytics.averageBill,
    analytics.pivotTwoWays,
    analytics.pivotByTown,
  ],
  'sql-counting': [records.distinctTowns, records.countWhere, records.joinRows, records.groupBy],
  'cleaning-data': [
    records.duplicateRows,
    records.impossibleValues,
    records.oneTownManyNames,
    records.missingCells,
    records.totalsMustAgree,
  ],
} satisfies Partial<Record<TopicName, readonly QuestionMaker[]>>
