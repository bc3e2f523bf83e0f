import { roundTo, sum } from '../arithmetic.ts'
import { question } from '../question.ts'
import type { Random } from '../random.ts'
import { decimal, fraction, rowTable, table } from '../typst.ts'

export const predictByRunRate = (random: Random) => {
  const overs = random.pick([8, 10, 12])
  const rate = random.pick([5.5, 6, 6.5, 7, 7.5, 8])
  const score = overs * rate
  return question({
    prompt: `After ${overs} overs a team has ${decimal(score)} runs. Predict its score after 20 overs at the same run rate.`,
    steps: [
      [`run rate $${decimal(score)}/${overs} = ${decimal(rate)}$`, 1],
      [`$20 times ${decimal(rate)} = ${decimal(20 * rate)}$ runs`, 1],
    ],
    given: { overs, score },
    result: { predicted: 20 * rate },
  })
}

export const meanAbsoluteError = (random: Random) => {
  const actual = Array.from({ length: 5 }, () => random.integer(120, 190))
  const errors = Array.from({ length: 5 }, () => random.nonZero(-18, 18))
  const predicted = actual.map((value, index) => value + (errors[index] ?? 0))
  const mean = sum(errors.map(Math.abs)) / 5
  return question({
    prompt: `Find the mean absolute error of these predictions. ${rowTable([
      ['Predicted', predicted],
      ['Actual', actual],
    ])}`,
    steps: [
      [`errors ${errors.map(Math.abs).join(', ')}`, 1],
      [`mean $${sum(errors.map(Math.abs))}/5 = ${decimal(mean)}$ runs`, 1],
    ],
    given: { predicted, actual },
    result: { mean },
  })
}

export const requiredRate = (random: Random) => {
  const target = random.integer(140, 190)
  const overs = random.pick([10, 12, 15])
  const needed = (20 - overs) * random.pick([6, 7, 8, 9])
  const now = target - needed
  return question({
    prompt: `A team needs ${target} runs in 20 overs and has ${now} after ${overs}. What run rate does it need from now on?`,
    steps: [[`$(${target} - ${now})/(20 - ${overs}) = ${decimal(needed / (20 - overs))}$ runs an over`, 1]],
    given: { target, overs, now },
    result: { rate: needed / (20 - overs) },
  })
}

export const lineOfScores = (random: Random) => {
  const slope = random.integer(6, 10)
  const start = random.integer(-6, 12)
  const [first, second] = [random.integer(4, 6), random.integer(10, 14)] as const
  const at = 20
  const early = slope * first + start
  const late = slope * second + start
  return question({
    prompt: `A score stood at ${early} after ${first} overs and at ${late} after ${second}. Find the straight line through both points and predict the score after ${at} overs.`,
    steps: [
      [`slope $(${late} - ${early})/(${second} - ${first}) = ${slope}$`, 1],
      [`$y = ${early} + ${slope} (x - ${first})$`, 1],
      [`at $x = ${at}$: ${slope * at + start} runs`, 1],
    ],
    given: { first, early, second, late, at },
    result: { predicted: slope * at + start },
  })
}

export const falseAlarms = (random: Random) => {
  const right = random.integer(20, 40)
  const falseAlarm = random.integer(4, 12)
  const missed = random.integer(3, 9)
  const total = right + falseAlarm + missed + random.integer(30, 60)
  return question({
    prompt: `Of ${total} loan requests a program flagged ${right + falseAlarm}; ${right} of these were really risky, and ${missed} risky ones were not flagged. What share of the flags was right? What share of the risky requests was found?`,
    steps: [
      [`right flags: $${right}/${right + falseAlarm} = ${fraction(right, right + falseAlarm)}$`, 1],
      [`found: $${right}/${right + missed} = ${fraction(right, right + missed)}$`, 1],
    ],
    given: { total, flagged: right + falseAlarm, right, missed },
    result: { precision: right / (right + falseAlarm), recall: right / (right + missed) },
  })
}

export const errorRatesOfGroups = (random: Random) => {
  const townRows = 10 * random.integer(10, 20)
  const villageRows = 10 * random.integer(2, 6)
  const townErrors = (townRows * random.integer(4, 8)) / 100
  const villageErrors = (villageRows * random.integer(15, 30)) / 100
  const town = Math.round(townErrors)
  const village = Math.round(villageErrors)
  const overall = roundTo(((town + village) / (townRows + villageRows)) * 100, 1)
  return question({
    prompt: `A speech program was tested. Find the error rate of each group and of all rows. Why is the last number not enough? ${table(
      ['Group', 'Rows', 'Errors'],
      [
        ['Town', townRows, town],
        ['Village', villageRows, village],
      ],
    )}`,
    steps: [
      [
        `town $${decimal((town / townRows) * 100, 1)}%$, village $${decimal((village / villageRows) * 100, 1)}%$`,
        1,
      ],
      [`all $${decimal(overall, 1)}%$`, 0.5],
      ['it hides the small group, which fares worse', 0.5],
    ],
    given: { townRows, villageRows, town, village },
    result: { overall },
  })
}

export const whoIsMissing = (random: Random) => {
  const girls = random.integer(8, 20)
  const boys = random.integer(60, 90)
  const share = random.pick([45, 48, 50])
  const percent = roundTo((girls / (girls + boys)) * 100, 1)
  return question({
    prompt: `A photo collection has ${girls} pictures of girls and ${boys} of boys; in the school ${share}% are girls. By how many percentage points are girls under-represented?`,
    steps: [
      [`$${girls}/${girls + boys} times 100 = ${decimal(percent, 1)}%$`, 1],
      [`$${share} - ${decimal(percent, 1)} = ${decimal(share - percent, 1)}$ percentage points`, 1],
    ],
    given: { girls, boys, share },
    result: { gap: share - percent },
  })
}

export const whatNotToKeep = (random: Random) => {
  const [project, keep, drop] = random.pick([
    ['predicts bus delays', 'stop, time, minutes late', 'names and phone numbers of passengers'],
    ['counts library loans', 'book, date, class', 'names and addresses of readers'],
    ['compares lunch dishes', 'dish, plates left over, day', 'names and health notes of students'],
    ['studies travel to school', 'way, distance in whole km, minutes', 'names, home addresses, photographs'],
  ] as const)
  return question({
    prompt: `A project ${project}. Name two facts it needs and two personal ones it should not keep.`,
    steps: [
      [`needs for example: ${keep}`, 1],
      [`should not keep: ${drop}`, 1],
    ],
    given: { project },
    result: { keep, drop },
  })
}

export const smallGroups = (random: Random) => {
  const size = random.integer(2, 4)
  const limit = random.pick([5, 10])
  const counts = [random.integer(15, 30), random.integer(12, 25), size]
  return question({
    prompt: `A table of marks by village has groups of ${counts.join(', ')} students. A group below ${limit} must not be published alone. What is to be done, and how many students remain in the table?`,
    steps: [
      [`the group of ${size} is joined with another (or left out)`, 0.5],
      [`joined, all ${sum(counts)} remain`, 0.5],
    ],
    given: { counts, limit },
    result: { remaining: sum(counts) },
  })
}
