import { circles } from './scripts/circles.ts'
import { commercialMaths } from './scripts/commercial-maths.ts'
import { coordinates } from './scripts/coordinates.ts'
import { data } from './scripts/data.ts'
import { linear } from './scripts/linear.ts'
import { mensuration } from './scripts/mensuration.ts'
import { polynomials } from './scripts/polynomials.ts'
import { programs } from './scripts/programs.ts'
import { progressions } from './scripts/progressions.ts'
import { quadratics } from './scripts/quadratics.ts'
import { realNumbers } from './scripts/real-numbers.ts'
import { setsAndRelations } from './scripts/sets-and-relations.ts'
import { siteVideos } from './scripts/site.ts'
import { statistics } from './scripts/statistics.ts'
import { triangles } from './scripts/triangles.ts'
import { trigonometry } from './scripts/trigonometry.ts'
import type { VideoScript } from './video-script.ts'

/** The videos of lessons, in the order of the syllabus. */
export const lessonVideos: readonly VideoScript[] = [
  ...realNumbers,
  ...setsAndRelations,
  ...polynomials,
  ...linear,
  ...quadratics,
  ...progressions,
  ...commercialMaths,
  ...triangles,
  ...coordinates,
  ...trigonometry,
  ...circles,
  ...mensuration,
  ...statistics,
  ...data,
  ...programs,
]

/** Every demo video. */
export const allVideos: readonly VideoScript[] = [...lessonVideos, ...siteVideos]
