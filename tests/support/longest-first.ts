import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that start, stop and kill real processes, write hundreds of purchases or prepare videos take longest. */
const long =
  /\/tests\/(?:start|faults|calls)\/|\/server\/(?:backups|lessons\/transcoding|admin\/uploads|worker\.test)/

/** Begins with the files that take longest, so that none of them is alone at the end on one core. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
