import * as worksheet from '../../../worksheets/topics/solids.ts'
import { decimal, rupees } from '../../../worksheets/typst.ts'
import { type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say } from '../../writing.ts'
import { calculation } from './calculation.ts'
import { solid } from './figures.ts'
import { cubesJoined, cylinderVolume, pi, takePi } from './plain-solids.ts'

type Tent = { radius: number; height: number; rate: number }

/** Radius and height of cones whose slant height is a whole number. */
const tents = [
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
  [9, 12],
  [12, 9],
  [8, 15],
  [7, 24],
] as const

export const capsuleSurface = widened({
  id: 'combined-solids/capsule-surface',
  skill: 'surface-of-combined-solids',
  level: 2,
  sheet: (random) => ({ radius: random.pick([3.5, 7, 10.5, 14]), middle: random.integer(4, 30) }),
  wide: (random) => ({ radius: 3.5 * random.integer(1, 6), middle: random.integer(5, 60) }),
  make: ({ radius, middle }) => {
    const length = 2 * radius + middle
    const surface = decimal((44 / 7) * radius * length)
    return {
      stem: say(
        `A solid is a cylinder with a hemisphere at each end. Its whole length is ${length} cm and its radius ${radius} cm. Find its surface area $S$. ${takePi.en}`,
        `एक ठोस बेलनाकार है जिसके दोनों सिरों पर अर्धगोले लगे हैं। उसकी कुल लंबाई ${length} cm और त्रिज्या ${radius} cm है। उसका पृष्ठीय क्षेत्रफल $S$ ज्ञात कीजिए। ${takePi.hi}`,
        `ఒక ఘనవస్తువు రెండు చివర్ల అర్ధగోళాలు గల స్థూపం. దాని మొత్తం పొడవు ${length} cm, వ్యాసార్ధం ${radius} cm. దాని ఉపరితల వైశాల్యం $S$ కనుగొనండి. ${takePi.te}`,
      ),
      figure: solid('capsule', [`${length} cm`, `r = ${radius} cm`]),
      figureWords: say(
        `A capsule ${length} cm long with the radius ${radius} cm.`,
        `${length} cm लंबा और ${radius} cm त्रिज्या का कैप्सूल।`,
        `${length} cm పొడవు, ${radius} cm వ్యాసార్ధం గల గుళిక.`,
      ),
      ask: { kind: 'quantity', answer: `${surface} cm^2`, rules: { unit: 'cm^2', pi } },
      working: calculation(
        { 'says:h': 1, 'substituted:S formula-symbols': 1, number: 1 },
        {
          target: surface,
          facts: { r: `${radius}`, l: `${length}`, h: `${middle}`, S: surface },
          formulas: { h: 'l-2*r', S: '2*π*r*(h+2*r)' },
          pi,
        },
      ),
      marks: 3,
      hints: [
        say(
          'First find the length $h$ of the cylinder: take one radius off at each end.',
          'पहले बेलन की लंबाई $h$ ज्ञात कीजिए: प्रत्येक सिरे से एक त्रिज्या घटाइए।',
          'ముందుగా స్థూపం పొడవు $h$ కనుగొనండి: ప్రతి చివర ఒక వ్యాసార్ధం తీసివేయండి.',
        ),
        say(
          `$h = ${middle}$. The surface is ${maths('2 π r h + 2*2 π r^2 = 2 π r(h + 2r)')}.`,
          `$h = ${middle}$। पृष्ठीय क्षेत्रफल ${maths('2 π r h + 2*2 π r^2 = 2 π r(h + 2r)')} है।`,
          `$h = ${middle}$. ఉపరితల వైశాల్యం ${maths('2 π r h + 2*2 π r^2 = 2 π r(h + 2r)')}.`,
        ),
      ],
      solution: [
        line(`h = ${length} - 2*${radius} = ${middle}`, 1),
        line(`S = 2*${pi}*${radius}*(${middle} + 2*${radius})`, 1),
        line(`S = ${surface} cm^2`, 1),
      ],
    }
  },
})

export const tentCloth = widened({
  id: 'combined-solids/tent-cloth',
  skill: 'surface-of-combined-solids',
  level: 2,
  sheet: (random): Tent => worksheet.tentCloth(random).given,
  wide: (random): Tent => {
    const [radius, height] = random.pick(tents)
    return { radius, height, rate: 10 * random.integer(5, 40) }
  },
  make: ({ radius, height, rate }) => {
    const slant = Math.sqrt(radius * radius + height * height)
    const cloth = decimal(3.14 * radius * slant)
    const cost = decimal(Number(cloth) * rate)
    const taken = maths('π = 3.14')
    return {
      stem: say(
        `A conical tent is ${height} m high with a radius of ${radius} m. Find the cost $C$ of its cloth at ${rupees(rate)} per m². (Take ${taken}.)`,
        `एक शंक्वाकार तंबू ${height} m ऊँचा है और उसकी त्रिज्या ${radius} m है। ${rupees(rate)} प्रति m² की दर से उसके कपड़े का मूल्य $C$ ज्ञात कीजिए। (${taken} लीजिए।)`,
        `ఒక శంఖాకార గుడారం ఎత్తు ${height} m, వ్యాసార్ధం ${radius} m. m² కు ${rupees(rate)} చొప్పున దాని గుడ్డ ఖరీదు $C$ కనుగొనండి. (${taken} గా తీసుకోండి.)`,
      ),
      figure: solid('cone', [`${radius} m`, `${height} m`]),
      figureWords: say(
        `A cone with the radius ${radius} m and the height ${height} m.`,
        `${radius} m त्रिज्या और ${height} m ऊँचाई का शंकु।`,
        `వ్యాసార్ధం ${radius} m, ఎత్తు ${height} m గల శంఖువు.`,
      ),
      ask: { kind: 'money', answer: `₹${cost}` },
      working: calculation(
        { 'says:l': 1, 'says:A': 1, number: 1 },
        {
          target: cost,
          facts: { r: `${radius}`, h: `${height}`, l: `${slant}`, A: cloth, C: cost },
          formulas: { l: 'sqrt(r^2+h^2)', A: 'π*r*l' },
          pi: '3.14',
        },
      ),
      marks: 3,
      hints: [
        say(
          `The cloth is the curved surface ${maths('A = π r l')}. Find the slant height $l$ first.`,
          `कपड़ा वक्र पृष्ठ ${maths('A = π r l')} के बराबर है। पहले तिर्यक ऊँचाई $l$ ज्ञात कीजिए।`,
          `గుడ్డ వైశాల్యం వక్రతల వైశాల్యం ${maths('A = π r l')}. ముందుగా ఏటవాలు ఎత్తు $l$ కనుగొనండి.`,
        ),
        say(
          `${maths(`l = sqrt(${radius}^2 + ${height}^2) = ${slant}`)}. Find $A$ and multiply it by ${rate}.`,
          `${maths(`l = sqrt(${radius}^2 + ${height}^2) = ${slant}`)}। $A$ ज्ञात करके उसे ${rate} से गुणा कीजिए।`,
          `${maths(`l = sqrt(${radius}^2 + ${height}^2) = ${slant}`)}. $A$ కనుగొని ${rate} తో గుణించండి.`,
        ),
      ],
      solution: [
        line(`l = sqrt(${radius}^2 + ${height}^2) = ${slant}`, 1),
        line(`A = 3.14*${radius}*${slant} = ${cloth}`, 1),
        line(`C = ${cloth}*${rate} = ${cost}`, 1),
      ],
    }
  },
})

export const coneOnHemisphere = widened({
  id: 'combined-solids/cone-on-hemisphere',
  skill: 'volume-of-combined-solids',
  level: 3,
  sheet: (random) =>
    drawUntil(
      random,
      () => [random.pick([3.5, 7, 10.5, 14]), random.integer(4, 30)] as const,
      ([r, h]) => (h + 2 * r) % 3 === 0,
    ),
  wide: (random) =>
    drawUntil(
      random,
      () => [3.5 * random.integer(1, 6), random.integer(8, 80) / 2] as const,
      ([r, h]) => r % 10.5 === 0 || (h + 2 * r) % 1.5 === 0,
    ),
  make: ([radius, height]) => {
    const volume = decimal(((22 / 7) * radius * radius * (height + 2 * radius)) / 3)
    return {
      stem: say(
        `A toy is a cone of height ${height} cm on a hemisphere of the same radius ${radius} cm. Find its volume $V$. ${takePi.en}`,
        `एक खिलौना ${radius} cm त्रिज्या वाले अर्धगोले पर रखे उसी त्रिज्या के शंकु के आकार का है। शंकु की ऊँचाई ${height} cm है। खिलौने का आयतन $V$ ज्ञात कीजिए। ${takePi.hi}`,
        `ఒక బొమ్మ ${radius} cm వ్యాసార్ధం గల అర్ధగోళంపై అదే వ్యాసార్ధం గల శంఖువు ఆకారంలో ఉంది. శంఖువు ఎత్తు ${height} cm. బొమ్మ ఘనపరిమాణం $V$ కనుగొనండి. ${takePi.te}`,
      ),
      figure: solid('coneOnHemisphere', [`${radius} cm`, `${height} cm`]),
      figureWords: say(
        `A cone ${height} cm high on a hemisphere of radius ${radius} cm.`,
        `${radius} cm त्रिज्या के अर्धगोले पर ${height} cm ऊँचा शंकु।`,
        `${radius} cm వ్యాసార్ధం గల అర్ధగోళంపై ${height} cm ఎత్తు గల శంఖువు.`,
      ),
      ask: { kind: 'quantity', answer: `${volume} cm^3`, rules: { unit: 'cm^3', pi } },
      working: calculation(
        { 'formula-symbols substituted': 2, substituted: 1, number: 2 },
        {
          target: volume,
          facts: { r: `${radius}`, h: `${height}`, V: volume },
          formulas: { V: '1/3*π*r^2*h+2/3*π*r^3' },
          pi,
        },
      ),
      marks: 5,
      hints: [
        say(
          `The volume is that of the cone and that of the hemisphere: ${maths('V = 1/3 π r^2 h + 2/3 π r^3')}.`,
          `आयतन शंकु और अर्धगोले के आयतनों का योग है: ${maths('V = 1/3 π r^2 h + 2/3 π r^3')}।`,
          `ఘనపరిమాణం శంఖువు, అర్ధగోళాల ఘనపరిమాణాల మొత్తం: ${maths('V = 1/3 π r^2 h + 2/3 π r^3')}.`,
        ),
        say(
          `Take out what is common: ${maths('V = 1/3 π r^2 (h + 2r)')}; the bracket is $${height + 2 * radius}$.`,
          `उभयनिष्ठ बाहर निकालिए: ${maths('V = 1/3 π r^2 (h + 2r)')}; कोष्ठक का मान $${height + 2 * radius}$ है।`,
          `ఉమ్మడిని బయటకు తీయండి: ${maths('V = 1/3 π r^2 (h + 2r)')}; బ్రాకెట్ విలువ $${height + 2 * radius}$.`,
        ),
      ],
      solution: [
        line('V = 1/3 π r^2 h + 2/3 π r^3', 2),
        line(`V = 1/3*${pi}*${radius}^2*(${height} + 2*${radius})`, 1),
        line(`V = ${volume} cm^3`, 2),
      ],
    }
  },
})

export const combinedSolids: PracticeTopic = {
  id: 'combined-solids',
  name: say('Combined solids', 'ठोसों के संयोजन', 'ఘనాకారాల సముదాయాలు'),
  skills: {
    'surface-of-combined-solids': say(
      'Surface area of combined solids',
      'संयोजित ठोसों का पृष्ठीय क्षेत्रफल',
      'కలిపిన ఘనాల ఉపరితల వైశాల్యం',
    ),
    'volume-of-combined-solids': say('Volume of combined solids', 'संयोजित ठोसों का आयतन', 'కలిపిన ఘనాల ఘనపరిమాణం'),
  },
  makers: [...cylinderVolume, ...cubesJoined, ...capsuleSurface, ...tentCloth, ...coneOnHemisphere],
}
