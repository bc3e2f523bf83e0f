import { apModelPapers } from './courses/ap-model-papers.ts'
import { apSscMaths } from './courses/ap-ssc-maths.ts'
import { cbseClass10MathsBasic } from './courses/cbse-class-10-maths-basic.ts'
import { cbseClass10MathsStandard } from './courses/cbse-class-10-maths-standard.ts'
import { cbseLast30Days } from './courses/cbse-last-30-days.ts'
import { class9To10Bridge } from './courses/class-9-to-10-bridge.ts'
import { compassAndRuler } from './courses/compass-and-ruler.ts'
import { type CategoryName, type CourseSeed, categoryNames } from './courses/course-seed.ts'
import { dataAnalyticsFoundations } from './courses/data-analytics-foundations.ts'
import { icseClass10Maths } from './courses/icse-class-10-maths.ts'
import { icseCommercialMathsAndMatrices } from './courses/icse-commercial-maths-and-matrices.ts'
import { karnatakaSslcMaths } from './courses/karnataka-sslc-maths.ts'
import { maharashtraSscAlgebra } from './courses/maharashtra-ssc-algebra.ts'
import { maharashtraSscGeometry } from './courses/maharashtra-ssc-geometry.ts'
import { pythonAndData } from './courses/python-and-data.ts'
import { tamilNaduGeometryAndGraphs } from './courses/tamil-nadu-geometry-and-graphs.ts'
import { tamilNaduSslcMaths } from './courses/tamil-nadu-sslc-maths.ts'
import { telanganaFreeStarter } from './courses/telangana-free-starter.ts'
import { telanganaSscMaths } from './courses/telangana-ssc-maths.ts'

export type CategorySeed = { slug: string; name: CategoryName }

/** The categories in the order of their tabs. */
export const categorySeeds: readonly CategorySeed[] = categoryNames.map((name) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
}))

/** The demo courses in list order. */
export const courseSeeds: readonly CourseSeed[] = [
  cbseClass10MathsStandard,
  cbseClass10MathsBasic,
  cbseLast30Days,
  icseClass10Maths,
  icseCommercialMathsAndMatrices,
  telanganaSscMaths,
  telanganaFreeStarter,
  apSscMaths,
  apModelPapers,
  tamilNaduSslcMaths,
  tamilNaduGeometryAndGraphs,
  karnatakaSslcMaths,
  maharashtraSscAlgebra,
  maharashtraSscGeometry,
  class9To10Bridge,
  compassAndRuler,
  pythonAndData,
  dataAnalyticsFoundations,
]

/**
 * Whether a row opens without a purchase: the first row of every module, the first document of the course, and every
 * row of a course without plans. Indexes count from 0; an index outside the course is not free.
 */
export function isFreeItem(course: CourseSeed, moduleIndex: number, itemIndex: number): boolean {
  const item = course.modules[moduleIndex]?.items[itemIndex]
  if (item === undefined) return false
  if (Object.keys(course.plans).length === 0) return true
  if (itemIndex === 0) return true
  const firstDocument = course.modules
    .flatMap((module) => module.items)
    .find((candidate) => candidate.kind === 'document')
  return item === firstDocument
}
