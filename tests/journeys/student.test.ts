import { mailedCode, test } from '../support/browser.ts'
import { liveStudentStory } from './student-story.ts'

test('a student registers, buys a course after a failed payment, watches a locked video and logs out', async ({
  page,
  productUrl,
}) => {
  await liveStudentStory({
    page,
    student: {
      name: 'Divya Reddy',
      email: 'divya@example.com',
      phone: '9848011111',
      password: 'parabola-7-roots',
    },
    mailedCode: (email) => mailedCode(productUrl, email),
  })
})
