import type { SiteContent } from '../../../domain/site/content.ts'

export const englishBatches: SiteContent['careerBatches'] = [
  {
    topic: 'softwareDevelopment',
    text: 'Write programs that other people can read, test and use: from the first function to a small service on the web.',
    audience:
      'students and graduates of any branch who like to build things. No programming is needed before.',
    learn: [
      'Think in functions, and read the error before changing the code',
      'Python and TypeScript, version control, tests that fail for a reason',
      'Data in tables: SQL, keys, and what an index does',
      'Pages and calls of the web, from the browser to the database',
    ],
    weeks: [
      { title: 'Weeks 1 to 3', text: 'Values, functions, lists; tracing a program by hand; tests.' },
      { title: 'Weeks 4 to 6', text: 'Files, tables and SQL; a small program that keeps what it knows.' },
      {
        title: 'Weeks 7 to 9',
        text: 'The web: requests, pages, forms, and what may go wrong between them.',
      },
      { title: 'Weeks 10 to 12', text: 'Your project, in pairs: plan, build, review, show.' },
    ],
    project: 'a timetable service for a school, with accounts, tests and a page that works on a phone.',
    drawing: 'line-slope',
  },
  {
    topic: 'DataScience',
    text: 'Learn from data without fooling yourself: statistics first, then models, and always a test they have not seen.',
    audience: 'students and graduates who are at home with class-12 mathematics.',
    learn: [
      'Mean, spread, probability and what a sample can say',
      'Lines, trees and neighbours: simple models, fitted and judged',
      'Training and test data, overfitting, honest error bars',
      'Telling people what a model does not know',
    ],
    weeks: [
      { title: 'Weeks 1 to 3', text: 'Tables and pictures in Python; distributions and samples.' },
      { title: 'Weeks 4 to 6', text: 'Regression: the line of least squares, by hand and by program.' },
      { title: 'Weeks 7 to 9', text: 'Trees, neighbours and their errors; choosing among models.' },
      { title: 'Weeks 10 to 12', text: 'Your project, with a report that a stranger can repeat.' },
    ],
    project: 'a forecast from open data, with a report of how often it is wrong and why.',
    drawing: 'scatter-neighbour',
  },
  {
    topic: 'DataAnalytics',
    text: 'Answer the questions a shop, a school or a clinic really asks: with clean tables, right averages and one clear chart.',
    audience: 'working professionals and graduates who meet spreadsheets every day.',
    learn: [
      'Clean a table: doubles, gaps, dates, units',
      'Pivot tables and SQL for the same question',
      'Which average, which chart, and which of both mislead',
      'A page of figures that a manager reads in a minute',
    ],
    weeks: [
      { title: 'Weeks 1 to 3', text: 'Spreadsheets that can be checked; cleaning; pivot tables.' },
      { title: 'Weeks 4 to 6', text: 'SQL: choose, group, join; the same sums in two ways.' },
      { title: 'Weeks 7 to 9', text: 'Charts and comparisons; percentages of percentages; seasons.' },
      { title: 'Weeks 10 to 12', text: 'Your project: a question, its data, a page of answers.' },
    ],
    project: 'a monthly report of one real question, that makes itself from new data.',
    drawing: 'bell-bars',
  },
  {
    topic: 'Data Engineer',
    text: 'Bring data from where it arises to where it is needed, once, whole and on time, also on the day a machine fails.',
    audience: 'people who program a little already and like it when things keep running.',
    learn: [
      'Model data in tables, and change the model without losing any',
      'Pipelines that may be run twice and count once',
      'Checks that stop wrong data before it travels',
      'Cost: what is stored, what is moved, what is computed',
    ],
    weeks: [
      { title: 'Weeks 1 to 3', text: 'SQL in depth: keys, constraints, plans of queries.' },
      { title: 'Weeks 4 to 6', text: 'Python for moving data; files, queues, repeats.' },
      { title: 'Weeks 7 to 9', text: 'Schedules, checks, alarms; repairing a broken day.' },
      { title: 'Weeks 10 to 12', text: 'Your project: a pipeline that survives our faults.' },
    ],
    project: 'a daily pipeline from three open sources, with checks and a page that shows its health.',
    drawing: 'matrix-grid',
  },
]
