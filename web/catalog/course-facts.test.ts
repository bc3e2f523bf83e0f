import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { courseFacts } from '../../domain/catalog/course-facts.ts'
import {
  type Course,
  type CourseModule,
  durationSeconds,
  factsOf,
  findLesson,
  firstVideo,
  neighbours,
} from './course-facts.ts'

const video = (id: string, isFreeAccess: boolean, duration = '1:00') => ({
  _id: id,
  slug: `the-${id}`,
  title: id,
  duration,
  aspectRatio: 1.7778,
  videoUrl: id,
  isFreeAccess,
})
const sheet = (id: string) => ({
  _id: id,
  slug: `the-${id}`,
  title: id,
  docUrl: id,
  isFreeAccess: true,
  extension: 'pdf',
  byteCount: 24_000,
})
const module = (
  id: string,
  videos: CourseModule['videos'],
  documents: CourseModule['documents'] = [],
): CourseModule => ({
  _id: id,
  moduleTitle: id,
  videos,
  documents,
  steps: [],
  practices: [],
})

const content = [
  module('paper', [], [sheet('questions')]),
  module('quadratics', [video('formula', true, '1:12'), video('roots', false, '0:48')]),
  module('circles', [video('tangents', true)]),
]

const course = (coursePurchased: boolean): Course => ({
  _id: 'c',
  slug: 'c',
  title: 'Course',
  textLanguage: 'en',
  image: '',
  instructor: null,
  category: null,
  ...z.parse(courseFacts, {}),
  moduleCount: 3,
  itemCount: 4,
  freeItemCount: 3,
  enrolledStudentCount: 0,
  coursePurchased,
  monthlyPrice: 399,
  quaterlyPrice: null,
  yearlyPrice: null,
  content,
  about: '',
  importance: '',
  learning: '',
  monthlyDescription: 'All chapters',
  quaterlyDescription: null,
  yearlyDescription: null,
  rating: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
  validTill: null,
})

describe('course facts', () => {
  it('reads a duration back as seconds', () => {
    expect(durationSeconds('6:12')).toBe(372)
    expect(durationSeconds('1:01:12')).toBe(3672)
    expect(durationSeconds('')).toBe(0)
  })

  it('counts lessons, documents and seconds of all modules', () => {
    expect(factsOf(content)).toEqual({ lessonCount: 3, documentCount: 1, seconds: 180 })
  })

  it('counts step lessons among the lessons', () => {
    const [first] = content
    if (first === undefined) throw new Error('no module')
    const steps = [{ _id: 's', slug: 'in-steps', title: 'In steps', duration: '1:10', isFreeAccess: true }]
    expect(factsOf([{ ...first, steps }]).lessonCount).toBe(factsOf([first]).lessonCount + 1)
  })

  it('starts with the first video, past a module that has none', () => {
    expect(firstVideo(course(false))?._id).toBe('formula')
    expect(firstVideo({ ...course(false), content: [] })).toBeNull()
  })

  it('skips locked videos until the course is purchased', () => {
    const formula = video('formula', true)
    expect(neighbours(course(false), formula)).toMatchObject({ previous: null, next: { _id: 'tangents' } })
    expect(neighbours(course(true), formula)).toMatchObject({ previous: null, next: { _id: 'roots' } })
  })

  it('finds a lesson by its name or id, with its neighbours across modules', () => {
    const place = findLesson(course(false), 'the-roots')
    expect(place).toMatchObject({
      lesson: { kind: 'video', _id: 'roots' },
      module: { moduleTitle: 'quadratics' },
      before: { _id: 'formula' },
      after: { _id: 'tangents' },
    })
    expect(findLesson(course(false), 'questions')).toMatchObject({
      lesson: { kind: 'document' },
      before: null,
      after: { _id: 'formula' },
    })
    expect(findLesson(course(false), 'tangents')?.after).toBeNull()
    expect(findLesson(course(false), 'never-written')).toBeNull()
  })
})
