import * as worksheet from '../../../worksheets/topics/data.ts'
import { decimal, fraction, rupees } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, oneUnknown, say, told } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'
import { joined, tableOf } from '../statistics/frequency-table.ts'

const inputsAndOutput: PracticeMaker = {
  id: 'models-rules/input-and-output',
  version: 1,
  skill: 'use-a-model',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.inputsAndOutput(random)
    const { base, rate, distance } = given
    const work = `F = ${base} + ${rate}*${distance}`
    return {
      stem: say(
        `A model predicts the fare of a rickshaw in rupees: fare = ${base} + ${rate} × distance in km. What fare does it predict for ${distance} km?`,
        `एक मॉडल रिक्शे के किराए का पूर्वानुमान रुपयों में करता है: किराया = ${base} + ${rate} × दूरी (km में)। ${distance} km के लिए वह कितना किराया बताता है?`,
        `ఒక మోడల్ రిక్షా చార్జీని రూపాయలలో అంచనా వేస్తుంది: చార్జీ = ${base} + ${rate} × దూరం (km లో). ${distance} km కు అది ఎంత చార్జీని చెబుతుంది?`,
      ),
      ask: { kind: 'money', answer: `${result.fare}` },
      working: calculation(
        { substituted: 1, number: 1 },
        { target: `${result.fare}`, facts: { F: `${result.fare}`, d: `${distance}` } },
      ),
      marks: 2,
      hints: [
        say(
          'The distance is the input; the fare is the output.',
          'दूरी निवेश (इनपुट) है; किराया निर्गत (आउटपुट) है।',
          'దూరం ఇన్‌పుట్; చార్జీ అవుట్‌పుట్.',
        ),
        say(
          `Put ${distance} in the place of the distance. Multiply first, then add ${base}.`,
          `दूरी के स्थान पर ${distance} रखिए। पहले गुणा कीजिए, फिर ${base} जोड़िए।`,
          `దూరం స్థానంలో ${distance} ప్రతిక్షేపించండి. ముందు గుణించి, తర్వాత ${base} కలపండి.`,
        ),
      ],
      solution: [line(work, 1), line(`F = ${base} + ${rate * distance} = ${result.fare}`, 1)],
    }
  },
}

const yes = say('yes', 'हाँ', 'అవును')
const no = say('no', 'नहीं', 'కాదు')

const ruleErrors: PracticeMaker = {
  id: 'models-rules/errors-of-a-rule',
  version: 1,
  skill: 'errors-of-a-rule',
  level: 2,
  make: (random) => {
    const { given, result } = drawUntil(random, worksheet.ruleErrors, (drawn) => drawn.result.errors > 0)
    const { limit, minutes, late } = given
    const { errors } = result
    const rate = fraction(errors, 6)
    const above = minutes.filter((value) => value > limit).join(', ')
    return {
      stem: joined(
        say(
          `A rule says: a student whose bus takes more than ${limit} minutes comes late. Apply it to these 6 rows. Which fraction of them does it get wrong?`,
          `एक नियम कहता है: जिस विद्यार्थी की बस ${limit} मिनट से अधिक लेती है, वह देर से आता है। इसे इन 6 पंक्तियों पर लगाइए। नियम कितने भाग में ग़लत है (भिन्न में)?`,
          `ఒక నియమం: బస్సు ${limit} నిమిషాల కంటే ఎక్కువ తీసుకుంటే విద్యార్థి ఆలస్యంగా వస్తాడు. ఈ 6 వరుసలకు దాన్ని వర్తింపజేయండి. వాటిలో ఎంత భాగంలో నియమం తప్పు (భిన్నంగా)?`,
        ),
        tableOf(
          [say('Minutes', 'मिनट', 'నిమిషాలు'), say('Late', 'देर से', 'ఆలస్యం')],
          minutes.map((value, index) => [value, late[index] ? yes : no]),
        ),
      ),
      ask: { kind: 'number', answer: rate, rules: { form: 'lowest-terms' } },
      working: calculation(
        { substituted: 1, number: 1 },
        { target: rate, facts: { e: `${errors}`, n: '6', r: rate }, formulas: { r: 'e/n' } },
      ),
      marks: 2,
      hints: [
        say(
          'Write beside each row what the rule says. It errs where the table says something else.',
          'प्रत्येक पंक्ति के सामने लिखिए कि नियम क्या कहता है। जहाँ सारणी कुछ और कहती है, वहाँ त्रुटि है।',
          'ప్రతి వరుస పక్కన నియమం ఏమి చెబుతుందో రాయండి. పట్టిక వేరుగా చెప్పిన చోట దోషం.',
        ),
        above === ''
          ? say(
              'The rule says of no row that the student is late.',
              'नियम किसी भी पंक्ति में देर नहीं बताता।',
              'నియమం ఏ వరుసలోనూ ఆలస్యం అని చెప్పదు.',
            )
          : say(
              `The rule says "late" for $${above}$ minutes alone. Compare with the table.`,
              `नियम केवल $${above}$ मिनट के लिए "देर से" कहता है। सारणी से तुलना कीजिए।`,
              `నియమం $${above}$ నిమిషాలకు మాత్రమే "ఆలస్యం" అంటుంది. పట్టికతో పోల్చండి.`,
            ),
      ],
      solution: [
        told(
          say(
            `The rule and the table differ in ${errors} of 6 rows.`,
            `6 में से ${errors} पंक्तियों में नियम और सारणी भिन्न हैं।`,
            `6 వరుసలలో ${errors} చోట్ల నియమం, పట్టిక వేరుగా ఉన్నాయి.`,
          ),
          1,
        ),
        line(`r = ${errors}/6${rate === `${errors}/6` ? '' : ` = ${rate}`}`, 1),
      ],
    }
  },
}

const bestThreshold: PracticeMaker = {
  id: 'models-rules/best-threshold',
  version: 1,
  skill: 'use-a-model',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.bestThreshold(random)
    const { low, high } = given
    const limit = decimal(result.limit)
    const [a, b] = [Math.max(...low), Math.min(...high)]
    const [lemons, mangoes] = [
      `$${random.shuffle(low).join(', ')}$ cm`,
      `$${random.shuffle(high).join(', ')}$ cm`,
    ]
    return {
      stem: say(
        `Fruits of ${lemons} are labelled lemon, fruits of ${mangoes} are labelled mango. A rule says "longer means mango" and makes no error here. Its limit lies midway between the two nearest lengths of different labels. Find the limit.`,
        `${lemons} लंबाई के फलों पर "नींबू" और ${mangoes} लंबाई के फलों पर "आम" लिखा है। एक नियम कहता है "अधिक लंबा हो तो आम" और यहाँ कोई त्रुटि नहीं करता। उसकी सीमा भिन्न नाम वाली दो निकटतम लंबाइयों के ठीक बीच में है। सीमा ज्ञात कीजिए।`,
        `${lemons} పొడవు గల పండ్లకు "నిమ్మ", ${mangoes} పొడవు గల పండ్లకు "మామిడి" అని పేరు ఉంది. "ఎక్కువ పొడవు అయితే మామిడి" అనే నియమం ఇక్కడ ఏ దోషమూ చేయదు. దాని హద్దు వేరు పేర్లు గల రెండు దగ్గరి పొడవుల మధ్యలో ఉంది. ఆ హద్దును కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${limit} cm`, rules: { unit: 'cm' } },
      working: calculation(
        { substituted: 1, number: 1 },
        { target: limit, facts: { L: limit, a: `${a}`, b: `${b}` }, formulas: { L: '(a+b)/2' } },
      ),
      marks: 2,
      hints: [
        say(
          'Every lemon must be shorter than the limit and every mango longer.',
          'प्रत्येक नींबू सीमा से छोटा और प्रत्येक आम सीमा से लंबा होना चाहिए।',
          'ప్రతి నిమ్మ హద్దు కంటే పొట్టిగా, ప్రతి మామిడి హద్దు కంటే పొడవుగా ఉండాలి.',
        ),
        say(
          `The longest lemon has ${a} cm, the shortest mango ${b} cm. Take the number midway.`,
          `सबसे लंबा नींबू ${a} cm का और सबसे छोटा आम ${b} cm का है। बीच की संख्या लीजिए।`,
          `అతి పొడవైన నిమ్మ ${a} cm, అతి చిన్న మామిడి ${b} cm. మధ్య సంఖ్యను తీసుకోండి.`,
        ),
      ],
      solution: [line(`L = (${a} + ${b})/2`, 1), line(`L = ${limit} cm`, 1)],
    }
  },
}

const accuracyOnNewRows: PracticeMaker = {
  id: 'models-rules/accuracy-on-new-rows',
  version: 1,
  skill: 'errors-of-a-rule',
  level: 2,
  make: (random) => {
    const seen = 10 * random.integer(4, 9)
    const seenRight = seen - random.integer(1, 4)
    const { fresh, freshRight } = drawUntil(
      random,
      (drawn) => {
        const rows = 5 * drawn.integer(4, 12)
        return { fresh: rows, freshRight: rows - drawn.integer(6, 14) }
      },
      (drawn) => Number.isInteger((drawn.freshRight / drawn.fresh) * 100),
    )
    const percent = decimal((freshRight / fresh) * 100)
    return {
      stem: say(
        `A rule is right on ${seenRight} of the ${seen} rows from which it was made and on ${freshRight} of ${fresh} rows that it had not seen. Which accuracy should be reported, in per cent?`,
        `एक नियम उन ${seen} पंक्तियों में से ${seenRight} पर सही है जिनसे वह बनाया गया था, और ${fresh} अनदेखी पंक्तियों में से ${freshRight} पर सही है। कितनी शुद्धता बताई जानी चाहिए, प्रतिशत में?`,
        `ఒక నియమం దాన్ని తయారుచేసిన ${seen} వరుసలలో ${seenRight} చోట్ల, అది చూడని ${fresh} వరుసలలో ${freshRight} చోట్ల సరైనది. ఎంత ఖచ్చితత్వాన్ని శాతంలో ప్రకటించాలి?`,
      ),
      ask: { kind: 'quantity', answer: `${percent}%`, rules: { unit: '%' } },
      working: calculation({ substituted: 1, number: 1 }, { target: percent, facts: { p: percent } }),
      marks: 2,
      hints: [
        say(
          'A rule fits the rows from which it was made. Only rows that it has not seen show how good it is.',
          'नियम उन पंक्तियों पर तो ठीक बैठता ही है जिनसे वह बना है। केवल अनदेखी पंक्तियाँ बताती हैं कि वह कितना अच्छा है।',
          'నియమం తనను తయారుచేసిన వరుసలకు సరిపోతుంది. అది చూడని వరుసలు మాత్రమే దాని నాణ్యతను చూపుతాయి.',
        ),
        say(
          `Write ${maths(`${freshRight}/${fresh}`)} as a percentage.`,
          `${maths(`${freshRight}/${fresh}`)} को प्रतिशत में लिखिए।`,
          `${maths(`${freshRight}/${fresh}`)} ను శాతంగా రాయండి.`,
        ),
      ],
      solution: [line(`p = ${freshRight}/${fresh}*100`, 1), line(`p = ${percent}`, 1)],
    }
  },
}

const fareWithStart: PracticeMaker = {
  id: 'models-rules/input-for-an-output',
  version: 1,
  skill: 'use-a-model',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.inputsAndOutput(random)
    const { base, rate, distance } = given
    const equation = `${base} + ${rate}d = ${result.fare}`
    return {
      stem: say(
        `A model predicts the fare of a rickshaw in rupees: fare = ${base} + ${rate} × distance in km. For which distance $d$ (in km) does it predict ${rupees(result.fare)}?`,
        `एक मॉडल रिक्शे के किराए का पूर्वानुमान रुपयों में करता है: किराया = ${base} + ${rate} × दूरी (km में)। कितनी दूरी $d$ (km में) के लिए वह ${rupees(result.fare)} बताता है?`,
        `ఒక మోడల్ రిక్షా చార్జీని రూపాయలలో అంచనా వేస్తుంది: చార్జీ = ${base} + ${rate} × దూరం (km లో). ఎంత దూరానికి ($d$ km) అది ${rupees(result.fare)} చెబుతుంది?`,
      ),
      ask: { kind: 'quantity', answer: `${distance} km`, rules: { unit: 'km' } },
      working: oneUnknown(equation, 'd', `${distance}`),
      marks: 2,
      hints: [
        say(
          'The output is given and the input is asked: write the model as an equation.',
          'निर्गत दिया है और निवेश पूछा है: मॉडल को समीकरण के रूप में लिखिए।',
          'అవుట్‌పుట్ ఇచ్చారు, ఇన్‌పుట్ అడిగారు: మోడల్‌ను సమీకరణంగా రాయండి.',
        ),
        say(
          `Solve ${maths(equation)}. Take away ${base} first.`,
          `${maths(equation)} हल कीजिए। पहले ${base} घटाइए।`,
          `${maths(equation)} సాధించండి. ముందు ${base} తీసివేయండి.`,
        ),
      ],
      solution: [line(equation, 1), line(`${rate}d = ${rate * distance}`, 0), line(`d = ${distance}`, 1)],
    }
  },
}

export const modelsRules: PracticeTopic = {
  id: 'models-rules',
  name: say('Models and rules', 'मॉडल और नियम', 'మోడళ్లు, నియమాలు'),
  skills: {
    'use-a-model': say('Input and output of a model', 'मॉडल के निवेश और निर्गत', 'మోడల్ ఇన్‌పుట్, అవుట్‌పుట్'),
    'errors-of-a-rule': say('Errors of a rule', 'नियम की त्रुटियाँ', 'నియమం యొక్క దోషాలు'),
  },
  makers: [inputsAndOutput, fareWithStart, bestThreshold, ruleErrors, accuracyOnNewRows],
}
