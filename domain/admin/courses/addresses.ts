import type { AdminAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

const read = (path: string) =>
  ({ method: 'GET', path: `/admin/${path}`, access: 'staff', roles: authors }) as const
const act = (path: string) =>
  ({ method: 'POST', path: `/admin/${path}`, access: 'staff', roles: authors }) as const

/** Calls about courses and what they are made of. */
export const courseAddresses = {
  getCourses: read('getCourses'),
  createCourse: act('createCourse'),
  getCoursePreview: read('getCoursePreview/:courseId'),
  publishCourse: act('publishCourse'),
  unpublishCourse: act('unpublishCourse'),
  archiveCourse: act('archiveCourse'),
  deleteCourse: act('deleteCourse'),
  getCourseCategories: read('getCourseCategories'),
  createCategory: act('createCategory'),
  renameCategory: act('renameCategory'),
  orderCategories: act('orderCategories'),
  deleteCategory: act('deleteCategory'),
  getInstructors: read('getInstructors'),
  createInstructor: act('createInstructor'),
  renameInstructor: act('renameInstructor'),
} as const satisfies Record<string, AdminAddress>
