import * as z from 'zod/mini'
import { course } from '../../catalog/contract.ts'
import { body, query } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { authors, authorsOfAll, courseReaders, defineAdminCall, publishers } from '../access.ts'
import { courseDraft } from '../drafts/contract.ts'
import { futureMoment, moment, pageOf, paging, rowId, searchWords, version } from '../shapes.ts'
import { courseStatuses } from './rules.ts'
import { categoryName, courseTitle } from './schemas.ts'

const status = z.enum(courseStatuses, 'field_invalid')

export const getCourses = defineAdminCall({
  method: 'GET',
  roles: courseReaders,
  summary: 'Every course, with its draft',
  input: query({
    search: searchWords,
    status: z.optional(status),
    categoryId: z.optional(rowId),
    sort: z._default(z.enum(['changed', 'title', 'students'], 'field_invalid'), 'changed'),
    ...paging,
  }),
  output: z.object({
    ...pageOf(
      z.object({
        id: z.string(),
        title: z.string(),
        slug: z.string(),
        status,
        category: z.nullable(z.string()),
        enrolledStudentCount: z.number(),
        /** The working copy says more than students see. */
        hasChanges: z.boolean(),
        /** The languages whose texts, as students read them, are samples of the demo. */
        samples: z.array(z.enum(locales)),
        updatedAt: moment,
        /** Null for what was there before the admin. */
        updatedBy: z.nullable(z.string()),
      }),
    ),
    /** How many there are of each status, with the other filters. */
    counts: z.object({ draft: z.number(), published: z.number(), archived: z.number() }),
  }),
})

export const createCourse = defineAdminCall({
  roles: authors,
  summary: 'Creates a course that only staff can see, empty or as a copy of another',
  input: body({ title: courseTitle, copyOf: z.optional(rowId) }),
  output: z.object({ id: z.string() }),
  done: 'admin_course_created',
})

const courseAuthors = z.array(z.object({ id: z.string(), name: z.string(), isAuthor: z.boolean() }))

export const getCourseAuthors = defineAdminCall({
  method: 'GET',
  roles: authorsOfAll,
  summary: 'Staff who edit only their own courses, and whether each owns this course',
  input: query({ courseId: rowId }),
  output: courseAuthors,
})

export const setCourseAuthors = defineAdminCall({
  roles: authorsOfAll,
  wantsFreshCode: true,
  summary: 'Sets the owners of a course among staff who edit only their own courses',
  input: body({ courseId: rowId, staffIds: z.array(rowId).check(z.maxLength(100)) }),
  output: courseAuthors,
  done: 'admin_course_authors_saved',
})

export const getCoursePreview = defineAdminCall({
  method: 'GET',
  path: '/admin/getCoursePreview/:courseId',
  roles: courseReaders,
  summary: 'The draft of a course as its page would show it to visitors, in one language',
  input: query({ courseId: rowId, language: z._default(z.enum(locales, 'field_invalid'), 'en') }),
  output: course,
})

export const publishCourse = defineAdminCall({
  roles: publishers,
  summary: 'Publishes the whole draft to students',
  input: body({ courseId: rowId, version }),
  output: courseDraft,
  done: 'admin_course_published',
})

export const scheduleCourse = defineAdminCall({
  roles: publishers,
  summary: 'Schedules this version of the draft for publication, replacing an earlier schedule',
  input: body({ courseId: rowId, version, at: futureMoment }),
  output: courseDraft,
  done: 'admin_course_scheduled',
})

export const unscheduleCourse = defineAdminCall({
  roles: publishers,
  summary: 'Cancels a scheduled publication',
  input: body({ courseId: rowId }),
  output: courseDraft,
  done: 'admin_course_unscheduled',
})

export const unpublishCourse = defineAdminCall({
  roles: publishers,
  summary: 'Unpublishes a course; refused while students have access',
  input: body({ courseId: rowId }),
  done: 'admin_course_unpublished',
})

export const archiveCourse = defineAdminCall({
  roles: publishers,
  summary: 'Stops selling a course; students who have access keep it until it ends',
  input: body({ courseId: rowId }),
  done: 'admin_course_archived',
})

export const deleteCourse = defineAdminCall({
  roles: authors,
  summary: 'Deletes a course that was never published',
  input: body({ courseId: rowId }),
  done: 'admin_course_deleted',
})

const categories = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** Courses of it in any state; one with none can be deleted. */
    useCount: z.number(),
  }),
)

export const getCourseCategories = defineAdminCall({
  method: 'GET',
  roles: courseReaders,
  summary: 'Categories in display order',
  output: categories,
})

export const createCategory = defineAdminCall({
  roles: authors,
  summary: 'Adds a category at the end',
  input: body({ name: categoryName }),
  output: categories,
  done: 'admin_category_created',
})

export const renameCategory = defineAdminCall({
  roles: authorsOfAll,
  summary: 'Renames a category',
  input: body({ id: rowId, name: categoryName }),
  output: categories,
  done: 'admin_renamed',
})

export const orderCategories = defineAdminCall({
  roles: authorsOfAll,
  summary: 'Reorders the categories; each must be named once',
  input: body({ ids: z.array(rowId, 'field_invalid').check(z.maxLength(200, 'field_invalid')) }),
  output: categories,
  done: 'admin_order_changed',
})

export const deleteCategory = defineAdminCall({
  roles: authorsOfAll,
  summary: 'Deletes a category without courses',
  input: body({ id: rowId }),
  output: categories,
  done: 'admin_category_deleted',
})

const instructors = z.array(z.object({ id: z.string(), name: z.string(), useCount: z.number() }))

export const getInstructors = defineAdminCall({
  method: 'GET',
  roles: courseReaders,
  summary: 'Instructors by name',
  output: instructors,
})

export const createInstructor = defineAdminCall({
  roles: authors,
  summary: 'Adds an instructor',
  input: body({ name: categoryName }),
  output: instructors,
  done: 'admin_instructor_created',
})

export const renameInstructor = defineAdminCall({
  roles: authorsOfAll,
  summary: 'Renames an instructor',
  input: body({ id: rowId, name: categoryName }),
  output: instructors,
  done: 'admin_renamed',
})

export const deleteInstructor = defineAdminCall({
  roles: authorsOfAll,
  summary: 'Deletes an instructor without courses',
  input: body({ id: rowId }),
  output: instructors,
  done: 'admin_instructor_deleted',
})
