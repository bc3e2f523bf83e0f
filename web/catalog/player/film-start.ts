import type { Video } from '../course-facts.ts'
import { askFilm, type FilmAnswer, type StreamAnswer } from './ask-film.ts'
import { rungOf, startingChoice } from './quality-choice.ts'
import { type Beginning, fetchBeginning } from './stream-beginning.ts'

type Started = { film: Promise<FilmAnswer>; beginning: Promise<Beginning | null> }

/** What is done with a stream as soon as it is opened: its first parts are fetched before there is a player. */
export function startFilm(video: Video, stream: Promise<StreamAnswer>, startsAt: Promise<number>): Started {
  const choice = startingChoice()
  const film = askFilm({ video, choice, stream })
  const beginning = film.then((answer) => {
    if (answer.state !== 'ready' || answer.source.kind !== 'stream') return null
    const first = rungOf(choice === 'auto' || choice === 'saver' ? '144p' : choice, answer.source.rungs)
    return first && fetchBeginning(answer.source.url, first.rung, startsAt)
  })
  return { film, beginning }
}
