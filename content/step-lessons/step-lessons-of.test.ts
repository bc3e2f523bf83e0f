import { expect, it } from 'vitest'
import { courseSeeds } from '../catalogue.ts'
import { lessonsOfChapters } from './all-step-lessons.ts'
import { chaptersOfCourses, chaptersOfTitles, lessonsLeftOut, stepLessonsOf } from './step-lessons-of.ts'

const courseOf = (slug: string) => {
  const course = courseSeeds.find((one) => one.slug === slug)
  if (course === undefined) throw new Error(`no course ${slug}`)
  return course
}
const titlesOf = (slug: string) => courseOf(slug).modules.map(({ title }) => title)
const idsOf = (slug: string, module: string) =>
  (stepLessonsOf(courseOf(slug)).get(module) ?? []).map(({ lesson }) => lesson.id)
const idsOfChapter = (chapter: string) => (lessonsOfChapters[chapter] ?? []).map(({ id }) => id)

it('names only modules, chapters and lessons that there are', () => {
  const chapters = titlesOf('cbse-class-10-maths-standard')
  const titles = new Set(courseSeeds.flatMap(({ slug }) => titlesOf(slug)))
  for (const [title, taught] of Object.entries(chaptersOfTitles)) {
    expect(titles).toContain(title)
    for (const chapter of taught) expect(chapters).toContain(chapter)
  }
  for (const [slug, modules] of Object.entries(chaptersOfCourses))
    for (const [title, taught] of Object.entries(modules)) {
      expect(titlesOf(slug)).toContain(title)
      for (const chapter of taught) expect(chapters).toContain(chapter)
    }
  const ids = Object.values(lessonsOfChapters).flatMap((lessons) => lessons.map(({ id }) => id))
  for (const left of Object.values(lessonsLeftOut).flat()) expect(ids).toContain(left)
  for (const chapter of Object.keys(lessonsOfChapters)) expect(chapters).toContain(chapter)
})

it('gives a course the lessons of its chapters, by whatever name it teaches them', () => {
  expect(idsOf('cbse-class-10-maths-basic', 'Statistics')).toEqual(idsOfChapter('Statistics'))
  expect(idsOf('telangana-ssc-maths', 'Mensuration')).toEqual(idsOfChapter('Surface Areas and Volumes'))
  expect(idsOf('maharashtra-ssc-maths-part-2-geometry', 'Mensuration')).toEqual([
    ...idsOfChapter('Areas Related to Circles'),
    ...idsOfChapter('Surface Areas and Volumes'),
  ])
})

it('leaves out what a course does not teach', () => {
  expect(idsOf('tamil-nadu-sslc-maths', 'Coordinate Geometry')).toEqual([])
  expect(idsOf('icse-class-10-maths', 'Statistics')).toContain('assumed-mean-why-it-agrees')
  expect(idsOf('icse-class-10-maths', 'Statistics')).not.toContain('median-formula-derived')
  expect(idsOf('icse-class-10-maths', 'Goods and Services Tax')).toEqual([])
  expect(idsOf('icse-class-10-maths', 'Coordinate Geometry')[0]).toBe('section-formula-derived')
  for (const course of ['icse-class-10-maths', 'tamil-nadu-sslc-maths'])
    expect(idsOf(course, 'Trigonometry')[0]).toBe('pythagorean-identity-proved')
  const maharashtra = idsOf('maharashtra-ssc-maths-part-2-geometry', 'Trigonometry')
  expect(maharashtra).toContain('one-ratio-gives-all')
  expect(maharashtra).not.toContain('standard-angles-derived')
})

it.each(courseSeeds.map((course) => [course.slug, course] as const))(
  'places each lesson once in %s, the first of every module free',
  (_, course) => {
    const isFreeCourse = Object.keys(course.plans).length === 0
    const modules = [...stepLessonsOf(course).values()]
    const ids = modules.flat().map(({ lesson }) => lesson.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const lessons of modules)
      expect(lessons.map(({ isFree }) => isFree)).toEqual(lessons.map((__, at) => isFreeCourse || at === 0))
  },
)

it('makes step lessons of videos in a free course alone, and in no module that has written ones', () => {
  expect(idsOf('telangana-free-starter', 'Logarithms')).toEqual(['logarithm-laws-worked'])
  expect(idsOf('telangana-free-starter', 'Real Numbers')).toEqual(idsOfChapter('Real Numbers'))
  const written = new Set(Object.values(lessonsOfChapters).flatMap((lessons) => lessons.map(({ id }) => id)))
  for (const course of courseSeeds)
    for (const lessons of stepLessonsOf(course).values()) {
      const isWritten = lessons.map(({ lesson }) => written.has(lesson.id))
      if (isWritten.includes(false)) expect(course.plans).toEqual({})
      expect(new Set(isWritten).size).toBeLessThanOrEqual(1)
    }
})
