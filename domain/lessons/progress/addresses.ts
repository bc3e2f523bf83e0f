/** How far a student came in the lessons. */
export const progressAddresses = {
  saveProgress: { method: 'POST', path: '/student/saveProgress', access: 'student' },
  getProgress: { method: 'GET', path: '/student/getProgress', access: 'student' },
  getLessonPlace: { method: 'GET', path: '/student/getLessonPlace', access: 'student' },
  getContinue: { method: 'GET', path: '/student/getContinue', access: 'student' },
} as const
