import type { TicketSeed } from './ticket-seed.ts'

const at = (name: string) => `${name}@stepmark.example`

/** Sample tickets of invented students from weeks ago, most of them solved. */
export const earlierTicketSeeds: readonly TicketSeed[] = [
  {
    email: at('kavya'),
    courseSlug: 'karnataka-sslc-maths',
    daysAgo: 52,
    question: 'In the theorem on the tangent, why must the radius be perpendicular and not just long?',
    said: [
      {
        by: 'staff',
        hoursLater: 6,
        text: 'Any other point of the tangent lies outside the circle, so it is farther from the centre than the point of contact. The shortest way from a point to a line is the perpendicular: so the radius is it.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('selvi'),
    courseSlug: 'tamil-nadu-sslc-maths',
    daysAgo: 44,
    question: 'Is there a printed list of all formulas of the Tamil Nadu board?',
    said: [
      { by: 'staff', hoursLater: 2, text: 'Yes: Resources, then “Formula sheet”. It prints on two pages.' },
      { by: 'student', hoursLater: 5, text: 'Found it, thank you.' },
      { by: 'staff', hoursLater: 6, text: 'Good luck with the revision.', isSolved: true },
    ],
  },
  {
    email: at('joseph'),
    courseSlug: 'cbse-class-10-maths-basic',
    daysAgo: 41,
    question: 'The sum of the first n odd numbers is n². Where does that come from?',
    said: [
      {
        by: 'staff',
        hoursLater: 9,
        text: 'Lay them as corners around a square: 1, then 3 around it makes 4, then 5 makes 9. Each odd number is one more corner.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('harika'),
    courseSlug: 'ap-ssc-maths',
    daysAgo: 39,
    question: 'The worksheet of chapter 4 opens as a white page on my phone.',
    said: [
      {
        by: 'staff',
        hoursLater: 20,
        text: 'Please tell us the phone and the browser, and whether “Download” opens it.',
      },
      { by: 'student', hoursLater: 26, text: 'Redmi, Chrome. Download works!' },
      {
        by: 'staff',
        hoursLater: 30,
        text: 'Then the preview of Chrome is old. An update of Chrome mends it; the download is the same file.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('farhan'),
    courseSlug: 'icse-class-10-maths',
    daysAgo: 36,
    question: 'How many marks does ICSE give for a right answer with no working?',
    said: [
      {
        by: 'staff',
        hoursLater: 4,
        text: 'As a rule one, for the answer alone. The working carries the rest: write each step on its own line.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('rohan'),
    courseSlug: 'maharashtra-ssc-maths-part-1-algebra',
    daysAgo: 34,
    question: 'In 2x² − 7x + 3 = 0, how do I know that −6x and −x are the parts?',
    said: [
      {
        by: 'staff',
        hoursLater: 7,
        text: 'They must add to −7x and multiply to 2x² · 3 = 6x². Try the pairs of 6: 1 and 6 add to 7. Both are negative because the product is positive and the sum is negative.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('priyanka'),
    courseSlug: 'data-analytics-foundations',
    daysAgo: 30,
    question: 'Is a statistics course needed before this one?',
    said: [
      {
        by: 'staff',
        hoursLater: 3,
        text: 'No. Means, medians and spread are taught in the first module.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('kavya'),
    courseSlug: 'karnataka-sslc-maths',
    daysAgo: 28,
    question: 'Can my brother use my account for his class 9?',
    said: [
      {
        by: 'staff',
        hoursLater: 11,
        text: 'An account is for one student. He may use the free starter lessons with an account of his own.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('harika'),
    courseSlug: 'ap-ssc-maths',
    daysAgo: 27,
    question: 'Why is the probability of a sure event 1 and not 100?',
    said: [
      {
        by: 'staff',
        hoursLater: 8,
        text: 'Probability is a share of the whole, and the whole is 1. As a percentage the same share is 100 %.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('selvi'),
    courseSlug: 'tamil-nadu-sslc-maths',
    daysAgo: 25,
    question: 'Please explain the two-point form once more, with small numbers.',
    said: [
      {
        by: 'staff',
        hoursLater: 16,
        text: 'Through (1, 2) and (3, 8): the rise is 6 and the run is 2, so the slope is 3. Then y − 2 = 3(x − 1), that is y = 3x − 1. Check: x = 3 gives 8.',
      },
      { by: 'student', hoursLater: 20, text: 'Clear now.' },
    ],
  },
  {
    email: at('nitin'),
    courseSlug: 'cbse-last-30-days-sample-papers',
    daysAgo: 22,
    question: 'Which sample paper is nearest to the board paper?',
    said: [
      {
        by: 'staff',
        hoursLater: 5,
        text: 'Papers 3 and 6 have its mix of easy and hard. Do them last, with a clock.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('joseph'),
    courseSlug: 'cbse-class-10-maths-basic',
    daysAgo: 21,
    question: 'My name is spelled wrong on the account. It is Mathew with one t.',
    said: [
      {
        by: 'staff',
        hoursLater: 2,
        text: 'You can change it yourself: My account, then “Your details”. It reads Mathew with one t here already.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('farhan'),
    courseSlug: 'icse-class-10-maths',
    daysAgo: 19,
    question: 'For matrices, why is AB not BA?',
    said: [
      {
        by: 'staff',
        hoursLater: 30,
        text: 'The rows of the first meet the columns of the second. In BA other numbers meet. Try A = (0 1; 0 0) and B = (0 0; 1 0): AB and BA differ in every place.',
      },
    ],
  },
  {
    email: at('rohan'),
    courseSlug: 'maharashtra-ssc-maths-part-1-algebra',
    daysAgo: 17,
    question: 'The video “Completing the square” stops at 3:40.',
    said: [
      {
        by: 'staff',
        hoursLater: 10,
        text: 'Please choose 480p under the gear and try again. Does it stop at the same place?',
      },
      { by: 'student', hoursLater: 12, text: 'At 480p it plays to the end.' },
      { by: 'staff', hoursLater: 15, text: 'Thank you. The line was too slow for 720p.', isSolved: true },
    ],
  },
  {
    email: at('kavya'),
    courseSlug: 'karnataka-sslc-maths',
    daysAgo: 16,
    question: 'Is Euclid’s division lemma still in the Karnataka syllabus?',
    said: [
      {
        by: 'staff',
        hoursLater: 6,
        text: 'It is in the book, but not asked in the paper of this year. One video covers it for the idea.',
        isSolved: true,
      },
    ],
  },
  {
    email: at('priyanka'),
    courseSlug: 'data-analytics-foundations',
    daysAgo: 14,
    question: 'The bar chart in module 2 has no unit on the left. Is it thousands?',
    said: [
      {
        by: 'staff',
        hoursLater: 40,
        text: 'You are right, the unit is missing: it is thousands of rupees. The author puts it in.',
      },
    ],
  },
]
