import { pageCount } from '../../../domain/catalog/rules.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import { chapterOfSkill, currentMakers, namedSkill } from '../catalogue.ts'
import { listQuestionFigures } from '../disputes/queries.ts'
import { listBoardChapters } from '../operations.ts'

/** Aggregate results for each kind of question, in the order of the chapters. */
export async function getQuestionFigures(
  context: StaffContext,
  { chapter, page, limit }: AdminInput<'getQuestionFigures'>,
): Promise<AdminOutput<'getQuestionFigures'>> {
  const { database, locale } = context
  const makers = currentMakers.map(({ id, version, skill, level }) => ({
    ...{ id, version, level },
    skill: namedSkill(skill, locale).name,
    chapter: chapterOfSkill(skill, locale),
  }))
  const wanted = makers.filter((maker) => chapter === undefined || maker.chapter.id === chapter)
  const shown = wanted.slice((page - 1) * limit, page * limit)
  const rows = await database.all(listQuestionFigures(shown))
  const figures = new Map(rows.map(({ maker, ...figure }) => [maker, figure]))
  return {
    items: shown.map(({ id, skill, level, chapter: { name } }) => ({
      ...{ id, skill, level, chapter: name },
      ...(figures.get(id) ?? {
        tries: 0,
        rightShare: null,
        medianSeconds: null,
        slips: [],
        mistakes: [],
        wrongAnswers: [],
      }),
    })),
    total: wanted.length,
    hasMore: false,
    totalPages: pageCount(wanted.length, limit),
    chapters: [...new Map(makers.map((maker) => [maker.chapter.id, maker.chapter])).values()],
  }
}

/** The skills available for a practice lesson. */
export async function getPracticeChapters({
  locale,
}: StaffContext): Promise<AdminOutput<'getPracticeChapters'>> {
  return listBoardChapters(locale)
}
