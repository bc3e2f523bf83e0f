import type { Random } from '../../../worksheets/random.ts'
import { decimal } from '../../../worksheets/typst.ts'
import { type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'
import { calculation, twoSteps } from './calculation.ts'
import { sector } from './figures.ts'
import { pi, takePi } from './plain-solids.ts'
import { gardenInASquare, sectorOf, segmentArea } from './segments-and-rest.ts'

const angles = [30, 45, 60, 72, 75, 90, 105, 120, 135, 150] as const
/** A whole angle from 20° to `most`, of those that parts of a circle are made of. */
const drawAngle = (random: Random, most: number) => {
  const step = random.pick([5, 6, 9])
  return step * random.integer(Math.ceil(20 / step), Math.floor(most / step))
}
const isShort = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9

const sectorArea = widened({
  id: 'areas-circles/sector-area',
  skill: 'sectors-and-arcs',
  level: 1,
  sheet: (random) =>
    drawUntil(
      random,
      () => [7 * random.integer(1, 8), random.pick(angles)] as const,
      (drawn) => isShort(sectorOf(...drawn)),
    ),
  wide: (random) =>
    drawUntil(
      random,
      () => [7 * random.integer(1, 12), drawAngle(random, 160)] as const,
      (drawn) => isShort(sectorOf(...drawn)),
    ),
  make: ([radius, angle]) => {
    const area = decimal(sectorOf(radius, angle))
    return {
      stem: say(
        `Find the area $A$ of a sector of radius ${radius} cm and angle ${angle}°. ${takePi.en}`,
        `${radius} cm त्रिज्या और ${angle}° कोण वाले त्रिज्यखंड का क्षेत्रफल $A$ ज्ञात कीजिए। ${takePi.hi}`,
        `వ్యాసార్ధం ${radius} cm, కోణం ${angle}° గల సెక్టారు వైశాల్యం $A$ కనుగొనండి. ${takePi.te}`,
      ),
      figure: sector(angle, `${radius} cm`),
      figureWords: sectorWords(radius, angle),
      ask: { kind: 'quantity', answer: `${area} cm^2`, rules: { unit: 'cm^2', pi } },
      working: calculation(twoSteps, {
        target: area,
        facts: { r: `${radius}`, θ: `${angle}`, A: area },
        formulas: { A: 'θ/360*π*r^2' },
        pi,
      }),
      marks: 2,
      hints: [
        say(
          `A sector is the part ${maths('θ/360')} of its circle.`,
          `त्रिज्यखंड अपने वृत्त का ${maths('θ/360')} भाग होता है।`,
          `సెక్టారు తన వృత్తంలో ${maths('θ/360')} భాగం.`,
        ),
        say(
          `Work out ${maths(`${angle}/360*${pi}*${radius}^2`)}.`,
          `${maths(`${angle}/360*${pi}*${radius}^2`)} का मान निकालिए।`,
          `${maths(`${angle}/360*${pi}*${radius}^2`)} గణించండి.`,
        ),
      ],
      solution: [line(`A = ${angle}/360*${pi}*${radius}^2`, 1), line(`A = ${area} cm^2`, 1)],
    }
  },
})

const sectorWords = (radius: number, angle: number) =>
  say(
    `A sector with the radius ${radius} cm and the angle ${angle}°.`,
    `${radius} cm त्रिज्या और ${angle}° कोण का त्रिज्यखंड।`,
    `వ్యాసార్ధం ${radius} cm, కోణం ${angle}° గల సెక్టారు.`,
  )

const arcLength = widened({
  id: 'areas-circles/arc-length',
  skill: 'sectors-and-arcs',
  level: 1,
  sheet: (random) =>
    drawUntil(
      random,
      () => [7 * random.integer(1, 9), random.pick(angles)] as const,
      ([r, θ]) => isShort((44 * r * θ) / 2520),
    ),
  wide: (random) =>
    drawUntil(
      random,
      () => [7 * random.integer(1, 12), drawAngle(random, 160)] as const,
      ([r, θ]) => isShort((44 * r * θ) / 2520),
    ),
  make: ([radius, angle]) => {
    const length = decimal((44 * radius * angle) / 2520)
    return {
      stem: say(
        `Find the length $l$ of an arc of ${angle}° in a circle of radius ${radius} cm. ${takePi.en}`,
        `${radius} cm त्रिज्या वाले वृत्त में ${angle}° के चाप की लंबाई $l$ ज्ञात कीजिए। ${takePi.hi}`,
        `${radius} cm వ్యాసార్ధం గల వృత్తంలో ${angle}° చాపం పొడవు $l$ కనుగొనండి. ${takePi.te}`,
      ),
      figure: sector(angle, `${radius} cm`),
      figureWords: sectorWords(radius, angle),
      ask: { kind: 'quantity', answer: `${length} cm`, rules: { unit: 'cm', pi } },
      working: calculation(
        { number: 1 },
        {
          target: length,
          facts: { r: `${radius}`, θ: `${angle}`, l: length },
          formulas: { l: 'θ/360*2*π*r' },
          pi,
        },
      ),
      marks: 1,
      hints: [
        say(
          `The arc is the part ${maths('θ/360')} of the circumference ${maths('2 π r')}.`,
          `चाप परिधि ${maths('2 π r')} का ${maths('θ/360')} भाग होता है।`,
          `చాపం, పరిధి ${maths('2 π r')} లో ${maths('θ/360')} భాగం.`,
        ),
        say(
          `Work out ${maths(`${angle}/360*2*${pi}*${radius}`)}.`,
          `${maths(`${angle}/360*2*${pi}*${radius}`)} का मान निकालिए।`,
          `${maths(`${angle}/360*2*${pi}*${radius}`)} గణించండి.`,
        ),
      ],
      solution: [line(`l = ${angle}/360*2*${pi}*${radius}`, 0), line(`l = ${length} cm`, 1)],
    }
  },
})

const wiperArea = widened({
  id: 'areas-circles/wiper-area',
  skill: 'sectors-and-arcs',
  level: 2,
  sheet: (random) =>
    drawUntil(
      random,
      () => [7 * random.integer(3, 8), random.pick(angles)] as const,
      (drawn) => drawn[1] >= 60 && isShort(2 * sectorOf(...drawn)),
    ),
  wide: (random) =>
    drawUntil(
      random,
      () => [3.5 * random.integer(6, 24), drawAngle(random, 150)] as const,
      (drawn) => drawn[1] >= 60 && isShort(2 * sectorOf(...drawn)),
    ),
  make: ([length, angle]) => {
    const area = decimal(2 * sectorOf(length, angle))
    const put = `2*${angle}/360*${pi}*${length}^2`
    return {
      stem: say(
        `A bus has 2 wipers that do not overlap. Each blade is ${length} cm long and sweeps ${angle}°. Find the area $A$ that they clean in one sweep. ${takePi.en}`,
        `एक बस में 2 वाइपर हैं जो एक-दूसरे को आच्छादित नहीं करते। प्रत्येक की पत्ती ${length} cm लंबी है और ${angle}° घूमती है। एक बार में साफ होने वाला क्षेत्रफल $A$ ज्ञात कीजिए। ${takePi.hi}`,
        `ఒక బస్సుకు ఒకదానిపై ఒకటి రాని 2 వైపర్లు ఉన్నాయి. ప్రతి బ్లేడు పొడవు ${length} cm, అది ${angle}° తిరుగుతుంది. ఒకసారి శుభ్రమయ్యే వైశాల్యం $A$ కనుగొనండి. ${takePi.te}`,
      ),
      figure: sector(angle, `${length} cm`),
      figureWords: sectorWords(length, angle),
      ask: { kind: 'quantity', answer: `${area} cm^2`, rules: { unit: 'cm^2', pi } },
      working: calculation(
        { 'substituted formula-symbols': 1.5, number: 1.5 },
        {
          target: area,
          facts: { r: `${length}`, θ: `${angle}`, A: area },
          formulas: { A: '2*θ/360*π*r^2' },
          pi,
        },
      ),
      marks: 3,
      hints: [
        say(
          'Each wiper cleans a sector; the blade is its radius.',
          'प्रत्येक वाइपर एक त्रिज्यखंड साफ करता है; पत्ती उसकी त्रिज्या है।',
          'ప్రతి వైపర్ ఒక సెక్టారును శుభ్రం చేస్తుంది; బ్లేడు దాని వ్యాసార్ధం.',
        ),
        say(`Work out ${maths(put)}.`, `${maths(put)} का मान निकालिए।`, `${maths(put)} గణించండి.`),
      ],
      solution: [line(`A = ${put}`, 1.5), line(`A = ${area} cm^2`, 1.5)],
    }
  },
})

const angleFromArc = widened({
  id: 'areas-circles/angle-from-arc',
  skill: 'sectors-and-arcs',
  level: 2,
  sheet: (random) => [21 * random.integer(1, 6), random.pick([30, 60, 75, 90, 105, 120, 150])] as const,
  wide: (random) => [21 * random.integer(1, 6), 3 * random.integer(8, 55)] as const,
  make: ([radius, angle]) => {
    const arc = decimal((44 * radius * angle) / 2520)
    const area = decimal(sectorOf(radius, angle))
    const put = `(${arc}*360)/(2*${pi}*${radius})`
    return {
      stem: say(
        `An arc of ${arc} cm belongs to a circle of radius ${radius} cm. Find its angle $θ$ in degrees and the area $A$ of the sector in cm². ${takePi.en}`,
        `${radius} cm त्रिज्या वाले वृत्त का एक चाप ${arc} cm लंबा है। उसका कोण $θ$ अंश में और त्रिज्यखंड का क्षेत्रफल $A$ cm² में ज्ञात कीजिए। ${takePi.hi}`,
        `${radius} cm వ్యాసార్ధం గల వృత్తంలో ఒక చాపం పొడవు ${arc} cm. దాని కోణం $θ$ డిగ్రీలలో, సెక్టారు వైశాల్యం $A$ cm² లో కనుగొనండి. ${takePi.te}`,
      ),
      ask: { kind: 'pair', answer: `θ = ${angle}, A = ${area}`, rules: { variables: ['θ', 'A'] } },
      working: calculation(
        { 'says:θ': 1.5, 'says:A': 1.5 },
        {
          target: area,
          facts: { r: `${radius}`, l: arc, θ: `${angle}`, A: area },
          formulas: { θ: 'l*360/(2*π*r)', A: '1/2*l*r' },
          pi,
        },
      ),
      marks: 3,
      hints: [
        say(
          `The arc is ${maths('l = θ/360*2 π r')}: solve it for $θ$.`,
          `चाप ${maths('l = θ/360*2 π r')} है: इससे $θ$ ज्ञात कीजिए।`,
          `చాపం ${maths('l = θ/360*2 π r')}: దీని నుండి $θ$ కనుగొనండి.`,
        ),
        say(
          `${maths(`θ = ${put}`)}. The sector has the area ${maths('A = 1/2 l r')}.`,
          `${maths(`θ = ${put}`)}। त्रिज्यखंड का क्षेत्रफल ${maths('A = 1/2 l r')} है।`,
          `${maths(`θ = ${put}`)}. సెక్టారు వైశాల్యం ${maths('A = 1/2 l r')}.`,
        ),
      ],
      solution: [line(`θ = ${put} = ${angle}`, 1.5), line(`A = 1/2*${arc}*${radius} = ${area}`, 1.5)],
    }
  },
})

export const areasCircles: PracticeTopic = {
  id: 'areas-circles',
  name: say('Areas related to circles', 'वृत्तों से संबंधित क्षेत्रफल', 'వృత్తాలకు సంబంధించిన వైశాల్యాలు'),
  skills: {
    'sectors-and-arcs': say('Sectors and arcs', 'त्रिज्यखंड और चाप', 'సెక్టార్లు, చాపాలు'),
    'segments-and-rest': say('Segments and what is left', 'वृत्तखंड और शेष क्षेत्र', 'వృత్తఖండాలు, మిగిలిన భాగాలు'),
  },
  makers: [...arcLength, ...sectorArea, ...angleFromArc, ...wiperArea, ...gardenInASquare, ...segmentArea],
}
