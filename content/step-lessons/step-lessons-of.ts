import type { StepLesson } from '../../domain/lessons/steps/step-lesson.ts'
import type { CourseSeed } from '../courses/course-seed.ts'
import { lessonVideos } from '../videos/all-videos.ts'
import { lessonsOfChapters } from './all-step-lessons.ts'
import { lessonOfVideo } from './from-video.ts'

type PlacedLesson = { lesson: StepLesson; isFree: boolean }

/** Chapters that a module teaches, by its title if it differs from the chapter's. */
export const chaptersOfTitles: Readonly<Record<string, readonly string[]>> = {
  'Linear Equations in Two Variables': ['Pair of Linear Equations in Two Variables'],
  Algebra: ['Quadratic Equations'],
  'Arithmetic Progression': ['Arithmetic Progressions'],
  Progressions: ['Arithmetic Progressions'],
  'Numbers and Sequences': ['Arithmetic Progressions'],
  'Similar Triangles': ['Triangles'],
  Similarity: ['Triangles'],
  Geometry: ['Triangles', 'Circles'],
  'Co-ordinate Geometry': ['Coordinate Geometry'],
  Trigonometry: ['Introduction to Trigonometry', 'Some Applications of Trigonometry'],
  'Applications of Trigonometry': ['Some Applications of Trigonometry'],
  Circle: ['Circles'],
  'Tangents and Secants to a Circle': ['Circles', 'Areas Related to Circles'],
  Mensuration: ['Surface Areas and Volumes'],
  'Statistics and Probability': ['Probability'],
}

/** Courses that divide the syllabus differently: by slug, then by the title of the module. */
export const chaptersOfCourses: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'telangana-ssc-maths': { Trigonometry: ['Introduction to Trigonometry'] },
  'maharashtra-ssc-maths-part-2-geometry': {
    Mensuration: ['Areas Related to Circles', 'Surface Areas and Volumes'],
  },
  // Distance and section are learnt in Class 9 there.
  'tamil-nadu-sslc-maths': { 'Coordinate Geometry': [] },
}

const ratios = ['trig-ratios-idea', 'one-ratio-gives-all']
const standardAngles = ['standard-angles-derived', 'standard-angles-example']

/** Lessons that a course omits from their chapter, by slug. */
export const lessonsLeftOut: Readonly<Record<string, readonly string[]>> = {
  'icse-class-10-maths': [
    // Median and mode are read from an ogive and a histogram there.
    'median-formula-derived',
    'mode-formula-derived',
    'two-missing-frequencies-from-the-median',
    'mean-median-mode-of-one-table',
    'grouped-data-mistakes',
    // Learnt in Class 9 there: distances, the ratios and their values at standard angles.
    ...['distance-formula-derived', 'distance-formula-method', 'rhombus-by-distances'],
    ...ratios,
    ...standardAngles,
  ],
  // Learnt in Class 9 there, as in Maharashtra, where the reciprocal ratios are of Class 10.
  'tamil-nadu-sslc-maths': [...ratios, ...standardAngles],
  'maharashtra-ssc-maths-part-2-geometry': standardAngles,
}

const scripts = new Map(lessonVideos.map((script) => [script.slug, script]))

/**
 * The step lessons of a course by the titles of its modules. The first one of every module is free, and all of a
 * course without plans. The videos of a free course are step lessons too, in modules that have none of their own.
 */
export function stepLessonsOf({ slug, plans, modules }: CourseSeed): Map<string, PlacedLesson[]> {
  const isFreeCourse = Object.keys(plans).length === 0
  const leftOut = new Set(lessonsLeftOut[slug])
  return new Map(
    modules.map(({ title, items }) => {
      const chapters = chaptersOfCourses[slug]?.[title] ?? chaptersOfTitles[title] ?? [title]
      const written = chapters
        .flatMap((chapter) => lessonsOfChapters[chapter] ?? [])
        .filter(({ id }) => !leftOut.has(id))
      const lessons =
        written.length > 0 || !isFreeCourse
          ? written
          : items.flatMap((item) => {
              const script = item.kind === 'video' ? scripts.get(item.video) : undefined
              return script === undefined ? [] : [lessonOfVideo(script)]
            })
      return [title, lessons.map((lesson, index) => ({ lesson, isFree: isFreeCourse || index === 0 }))]
    }),
  )
}
