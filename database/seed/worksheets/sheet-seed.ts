/** Topics a worksheet can be about; each has its questions in `topics.ts`. */
export const topicNames = [
  'real-numbers',
  'numbers-decimals',
  'surds',
  'logarithms',
  'sets',
  'relations-functions',
  'polynomials',
  'factor-theorem',
  'linear-equations',
  'linear-cramer',
  'linear-word-problems',
  'linear-inequations',
  'quadratic-equations',
  'quadratic-word-problems',
  'nature-of-roots',
  'arithmetic-progressions',
  'progression-word-problems',
  'geometric-progressions',
  'ratio-proportion',
  'matrices',
  'gst',
  'recurring-deposit',
  'shares-dividends',
  'financial-planning',
  'similarity',
  'similarity-scale',
  'pythagoras',
  'triangle-areas',
  'coordinate-geometry',
  'points-areas',
  'straight-lines',
  'reflection',
  'trigonometric-ratios',
  'trigonometric-identities',
  'heights-distances',
  'circles',
  'circle-angles',
  'constructions',
  'tangent-constructions',
  'triangle-circles',
  'loci',
  'areas-circles',
  'solids',
  'combined-solids',
  'mean',
  'median-mode',
  'median-ogive',
  'standard-deviation',
  'probability',
  'variation-graphs',
  'quadratic-graphs',
  'models-rules',
  'tables-charts',
  'misleading-averages',
  'nearest-neighbour',
  'score-predictor',
  'fairness-privacy',
  'python-first-steps',
  'percentages-growth',
  'pivot-totals',
  'sql-counting',
  'cleaning-data',
] as const

/** Full papers with sections and fixed total marks; their plans are in `papers.ts`. */
export const paperNames = ['cbse-standard-paper', 'cbse-basic-paper', 'ap-model-paper'] as const

export type TopicName = (typeof topicNames)[number]
export type PaperName = (typeof paperNames)[number]
type GeneratorName = TopicName | PaperName

/** What makes one sheet: the same seed always gives the same bytes. */
export type SheetSeed =
  | { generator: TopicName; seed: number; withAnswers: boolean; questionCount: number }
  | { generator: PaperName; seed: number; withAnswers: boolean }
