import type { Words } from '../../../../domain/practice/question.ts'
import * as worksheet from '../../../worksheets/topics/fairness-scores.ts'
import { decimal, fraction } from '../../../worksheets/typst.ts'
import { type PracticeMaker, type PracticeTopic, widened } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'
import { isShort, joined, tableOf } from '../statistics/frequency-table.ts'
import { choiceOf } from './choice.ts'

const percentOf = (part: number, whole: number) => (part / whole) * 100

type Groups = Record<'townRows' | 'villageRows' | 'town' | 'village', number>

const haveShortRates = ({ townRows, villageRows, town, village }: Groups) =>
  isShort(percentOf(town, townRows)) &&
  isShort(percentOf(village, villageRows)) &&
  isShort(percentOf(town + village, townRows + villageRows))

const errorRates = widened({
  id: 'fairness-privacy/error-rates-of-groups',
  skill: 'error-rates',
  level: 2,
  sheet: (random) => ({
    ...drawUntil(random, (drawn) => worksheet.errorRatesOfGroups(drawn).given, haveShortRates),
    rules: {},
  }),
  wide: (random) => ({
    ...drawUntil(
      random,
      () => {
        const [townRows, villageRows] = [10 * random.integer(8, 24), 10 * random.integer(2, 7)]
        const town = Math.round((townRows * random.integer(3, 9)) / 100)
        const village = Math.round((villageRows * random.integer(12, 32)) / 100)
        return { townRows, villageRows, town, village }
      },
      haveShortRates,
    ),
    rules: { unit: '%' },
  }),
  make: ({ townRows, villageRows, town, village, rules }) => {
    const [rows, errors] = [townRows + villageRows, town + village]
    const [t, v, a] = [
      decimal(percentOf(town, townRows)),
      decimal(percentOf(village, villageRows)),
      decimal(percentOf(errors, rows)),
    ]
    return {
      stem: joined(
        say(
          'A speech program was tested. Find the error rate of the town ($t\\%$), of the village ($v\\%$) and of all rows ($a\\%$).',
          'बोली पहचानने वाले एक प्रोग्राम की जाँच हुई। शहर ($t\\%$), गाँव ($v\\%$) और सभी पंक्तियों ($a\\%$) की त्रुटि दर ज्ञात कीजिए।',
          'మాటలను గుర్తించే ఒక ప్రోగ్రామ్‌ను పరీక్షించారు. పట్టణం ($t\\%$), గ్రామం ($v\\%$), అన్ని వరుసల ($a\\%$) దోషాల రేటు కనుగొనండి.',
        ),
        tableOf(
          [say('Group', 'समूह', 'సమూహం'), say('Rows', 'पंक्तियाँ', 'వరుసలు'), say('Errors', 'त्रुटियाँ', 'దోషాలు')],
          [
            [say('Town', 'शहर', 'పట్టణం'), townRows, town],
            [say('Village', 'गाँव', 'గ్రామం'), villageRows, village],
          ],
        ),
      ),
      ask: {
        kind: 'pair',
        answer: `t = ${t}, v = ${v}, a = ${a}`,
        rules: { variables: ['t', 'v', 'a'], ...rules },
      },
      working: calculation(
        { 'says:t': 0.5, 'says:v': 0.5, 'number says:a': 1 },
        { target: a, facts: { t, v, a } },
      ),
      marks: 2,
      hints: [
        say(
          'The error rate is the number of errors divided by the number of rows, as a percentage.',
          'त्रुटि दर = त्रुटियों की संख्या ÷ पंक्तियों की संख्या, प्रतिशत में।',
          'దోషాల రేటు = దోషాల సంఖ్య ÷ వరుసల సంఖ్య, శాతంలో.',
        ),
        say(
          `For all rows add first: ${errors} errors in ${rows} rows. It is not the mean of $t$ and $v$.`,
          `सभी पंक्तियों के लिए पहले जोड़िए: ${rows} पंक्तियों में ${errors} त्रुटियाँ। यह $t$ और $v$ का माध्य नहीं है।`,
          `అన్ని వరుసలకు ముందు కూడండి: ${rows} వరుసలలో ${errors} దోషాలు. ఇది $t$, $v$ ల సగటు కాదు.`,
        ),
      ],
      solution: [
        line(`t = ${town}/${townRows}*100 = ${t}`, 0.5),
        line(`v = ${village}/${villageRows}*100 = ${v}`, 0.5),
        line(`a = ${errors}/${rows}*100 = ${a}`, 1),
        told(
          say(
            'The last number hides the small group, which fares worse.',
            'अंतिम संख्या छोटे समूह को छिपा देती है, जिसकी त्रुटि दर अधिक है।',
            'చివరి సంఖ్య చిన్న సమూహాన్ని దాచేస్తుంది; దాని దోషాల రేటు ఎక్కువ.',
          ),
          0,
        ),
      ],
    }
  },
})

const falseAlarms: PracticeMaker = {
  id: 'fairness-privacy/false-alarms',
  version: 1,
  skill: 'error-rates',
  level: 3,
  make: (random) => {
    const { total, flagged, right, missed } = worksheet.falseAlarms(random).given
    const [p, f] = [fraction(right, flagged), fraction(right, right + missed)]
    const shown = (whole: number, value: string) =>
      value === `${right}/${whole}` ? value : `${right}/${whole} = ${value}`
    return {
      stem: say(
        `Of ${total} loan requests a program flagged ${flagged}. Of these ${right} were really risky; ${missed} risky ones were not flagged. Which fraction $p$ of the flagged requests was risky, and which fraction $f$ of the risky requests was found?`,
        `${total} ऋण आवेदनों में से एक प्रोग्राम ने ${flagged} को चिह्नित किया। इनमें से ${right} वास्तव में जोखिम वाले थे; ${missed} जोखिम वाले आवेदन छूट गए। चिह्नित आवेदनों का कितना भाग $p$ जोखिम वाला था, और जोखिम वाले आवेदनों का कितना भाग $f$ पकड़ा गया? (भिन्न में)`,
        `${total} రుణ దరఖాస్తులలో ఒక ప్రోగ్రామ్ ${flagged} ను గుర్తించింది. వీటిలో ${right} నిజంగా ప్రమాదకరమైనవి; ${missed} ప్రమాదకర దరఖాస్తులు తప్పిపోయాయి. గుర్తించిన దరఖాస్తులలో ఎంత భాగం $p$ ప్రమాదకరం, ప్రమాదకర దరఖాస్తులలో ఎంత భాగం $f$ దొరికింది? (భిన్నంగా)`,
      ),
      ask: { kind: 'pair', answer: `p = ${p}, f = ${f}`, rules: { variables: ['p', 'f'] } },
      working: calculation({ 'says:p': 1, 'number says:f': 1 }, { target: f, facts: { p, f } }),
      marks: 2,
      hints: [
        say(
          'Both fractions have the same numerator: the risky requests that were flagged. Ask each time of how many.',
          'दोनों भिन्नों का अंश एक ही है: जोखिम वाले चिह्नित आवेदन। हर बार सोचिए: कितने में से?',
          'రెండు భిన్నాల లవం ఒకటే: గుర్తించిన ప్రమాదకర దరఖాస్తులు. ప్రతిసారీ ఆలోచించండి: ఎన్నింటిలో?',
        ),
        say(
          `$p$ is ${right} of ${flagged} flagged; for $f$ there were ${maths(`${right} + ${missed}`)} risky requests in all.`,
          `$p$: ${flagged} चिह्नित में से ${right}; $f$ के लिए कुल ${maths(`${right} + ${missed}`)} जोखिम वाले आवेदन थे।`,
          `$p$: గుర్తించిన ${flagged} లో ${right}; $f$ కు మొత్తం ${maths(`${right} + ${missed}`)} ప్రమాదకర దరఖాస్తులు ఉన్నాయి.`,
        ),
      ],
      solution: [line(`p = ${shown(flagged, p)}`, 1), line(`f = ${right}/(${right} + ${missed}) = ${f}`, 1)],
    }
  },
}

const whoIsMissing: PracticeMaker = {
  id: 'fairness-privacy/who-is-missing',
  version: 1,
  skill: 'who-is-in-the-data',
  level: 2,
  make: (random) => {
    const { total, girls, share } = drawUntil(
      random,
      (drawn) => {
        const total = drawn.pick([50, 60, 75, 80, 100, 120, 125, 150, 160, 200, 250])
        return { total, girls: drawn.integer(6, 50), share: drawn.integer(44, 52) }
      },
      (drawn) => {
        const percent = percentOf(drawn.girls, drawn.total)
        return Number.isInteger(percent) && percent <= 36
      },
    )
    const percent = Math.round(percentOf(girls, total))
    const gap = share - percent
    return {
      stem: say(
        `A photo collection has ${girls} pictures of girls and ${total - girls} of boys; in the school ${share}% are girls. By how many percentage points are girls under-represented?`,
        `एक फ़ोटो संग्रह में लड़कियों के ${girls} और लड़कों के ${total - girls} चित्र हैं; विद्यालय में ${share}% लड़कियाँ हैं। संग्रह में लड़कियों का भाग कितने प्रतिशत अंक कम है?`,
        `ఒక ఫోటోల సేకరణలో బాలికల చిత్రాలు ${girls}, బాలుర చిత్రాలు ${total - girls} ఉన్నాయి; పాఠశాలలో ${share}% బాలికలు. సేకరణలో బాలికల వాటా ఎన్ని శాతం పాయింట్లు తక్కువ?`,
      ),
      ask: { kind: 'number', answer: `${gap}` },
      working: calculation(
        { 'says:p': 1, number: 1 },
        { target: `${gap}`, facts: { p: `${percent}`, d: `${gap}` }, formulas: { d: `${share} - p` } },
      ),
      marks: 2,
      hints: [
        say(
          'Find the share $p\\%$ of girls in the collection and compare it with the school.',
          'संग्रह में लड़कियों का भाग $p\\%$ ज्ञात कीजिए और विद्यालय से तुलना कीजिए।',
          'సేకరణలో బాలికల వాటా $p\\%$ కనుగొని పాఠశాలతో పోల్చండి.',
        ),
        say(
          `There are ${total} pictures, ${girls} of them of girls. Subtract $p$ from ${share}.`,
          `कुल ${total} चित्र हैं, जिनमें ${girls} लड़कियों के हैं। ${share} में से $p$ घटाइए।`,
          `మొత్తం ${total} చిత్రాలు, వాటిలో ${girls} బాలికలవి. ${share} నుండి $p$ తీసివేయండి.`,
        ),
      ],
      solution: [
        line(`p = ${girls}/${total}*100 = ${percent}`, 1),
        line(`d = ${share} - ${percent} = ${gap}`, 1),
      ],
    }
  },
}

type Project = { readonly does: Words; readonly needs: readonly Words[] }

const projects: readonly Project[] = [
  {
    does: say('predicts the delay of buses', 'बसों की देरी का पूर्वानुमान करती है', 'బస్సుల ఆలస్యాన్ని అంచనా వేస్తుంది'),
    needs: [
      say('the bus stop', 'बस स्टॉप', 'బస్సు స్టాపు'),
      say('the time of day', 'दिन का समय', 'రోజులో సమయం'),
      say('the minutes of delay', 'देरी के मिनट', 'ఆలస్యపు నిమిషాలు'),
      say('the number of the route', 'मार्ग का क्रमांक', 'మార్గం సంఖ్య'),
    ],
  },
  {
    does: say(
      'counts the loans of a library',
      'पुस्तकालय से दी गई पुस्तकें गिनती है',
      'గ్రంథాలయం ఇచ్చిన పుస్తకాలను లెక్కిస్తుంది',
    ),
    needs: [
      say('the title of the book', 'पुस्तक का नाम', 'పుస్తకం పేరు'),
      say('the date of the loan', 'पुस्तक देने की तारीख', 'పుస్తకం ఇచ్చిన తేదీ'),
      say('the subject of the book', 'पुस्तक का विषय', 'పుస్తకం విషయం'),
      say('the day of the return', 'पुस्तक लौटाने का दिन', 'పుస్తకం తిరిగి ఇచ్చిన రోజు'),
    ],
  },
  {
    does: say(
      'compares the dishes of the school lunch',
      'विद्यालय के भोजन के व्यंजनों की तुलना करती है',
      'పాఠశాల భోజన వంటకాలను పోలుస్తుంది',
    ),
    needs: [
      say('the dish', 'व्यंजन', 'వంటకం'),
      say('the number of plates left over', 'बची हुई थालियों की संख्या', 'మిగిలిన పళ్ళేల సంఖ్య'),
      say('the day of the week', 'सप्ताह का दिन', 'వారంలోని రోజు'),
      say('the number of plates served', 'परोसी गई थालियों की संख्या', 'వడ్డించిన పళ్ళేల సంఖ్య'),
    ],
  },
  {
    does: say(
      'studies how students come to school',
      'विद्यार्थियों के विद्यालय आने के साधनों का अध्ययन करती है',
      'విద్యార్థులు పాఠశాలకు ఎలా వస్తారో అధ్యయనం చేస్తుంది',
    ),
    needs: [
      say('the way of travel', 'आने का साधन', 'ప్రయాణ విధం'),
      say('the distance in whole km', 'पूरे km में दूरी', 'పూర్తి km లలో దూరం'),
      say('the minutes on the way', 'रास्ते के मिनट', 'ప్రయాణపు నిమిషాలు'),
      say('the month', 'महीना', 'నెల'),
    ],
  },
  {
    does: say(
      'predicts how much water a school needs',
      'विद्यालय की पानी की आवश्यकता का पूर्वानुमान करती है',
      'పాఠశాలకు కావలసిన నీటిని అంచనా వేస్తుంది',
    ),
    needs: [
      say('the number of students present', 'उपस्थित विद्यार्थियों की संख्या', 'హాజరైన విద్యార్థుల సంఖ్య'),
      say('the temperature outside', 'बाहर का तापमान', 'బయటి ఉష్ణోగ్రత'),
      say('the litres used', 'खर्च हुए लीटर', 'వాడిన లీటర్లు'),
      say('the date', 'तारीख', 'తేదీ'),
    ],
  },
  {
    does: say(
      'compares the sales of a school shop',
      'विद्यालय की दुकान की बिक्री की तुलना करती है',
      'పాఠశాల దుకాణ అమ్మకాలను పోలుస్తుంది',
    ),
    needs: [
      say('the article', 'वस्तु', 'వస్తువు'),
      say('the price', 'मूल्य', 'వెల'),
      say('the number sold', 'बेची गई संख्या', 'అమ్మిన సంఖ్య'),
      say('the hour of the sale', 'बिक्री का समय', 'అమ్మిన సమయం'),
    ],
  },
]

const personal = [
  say('the home addresses', 'घर के पते', 'ఇంటి చిరునామాలు'),
  say('the phone numbers', 'फ़ोन नंबर', 'ఫోను నంబర్లు'),
  say('the health notes', 'स्वास्थ्य की टिप्पणियाँ', 'ఆరోగ్య వివరాలు'),
  say('the photographs of faces', 'चेहरों के फ़ोटो', 'ముఖాల ఫోటోలు'),
  say('the full names', 'पूरे नाम', 'పూర్తి పేర్లు'),
] as const

const whatNotToKeep: PracticeMaker = {
  id: 'fairness-privacy/what-not-to-keep',
  version: 1,
  skill: 'protect-privacy',
  level: 1,
  make: (random) => {
    const { does, needs } = projects[random.integer(0, projects.length - 1)] ?? (projects[0] as Project)
    const secret = random.pick(personal)
    const rows = 50 * random.integer(4, 40)
    return {
      stem: say(
        `A project ${does.en}. Its table has ${rows} rows. Which of these should a row not hold?`,
        `एक परियोजना ${does.hi}। उसकी सारणी में ${rows} पंक्तियाँ हैं। किसी पंक्ति में इनमें से क्या नहीं होना चाहिए?`,
        `ఒక ప్రాజెక్టు ${does.te}. దాని పట్టికలో ${rows} వరుసలు ఉన్నాయి. వరుసలో వీటిలో ఏది ఉండకూడదు?`,
      ),
      ask: choiceOf(random, secret, needs),
      marks: 1,
      hints: [
        say(
          'Keep only what the project cannot do without.',
          'केवल वही रखिए जिसके बिना परियोजना नहीं चल सकती।',
          'ప్రాజెక్టుకు తప్పనిసరి అయినదే భద్రపరచాలి.',
        ),
        say(
          'Three of these are about things, times and amounts. One tells who a person is or how a person is.',
          'इनमें से तीन वस्तुओं, समय और मात्राओं के बारे में हैं। एक बताता है कि व्यक्ति कौन या कैसा है।',
          'వీటిలో మూడు వస్తువులు, సమయాలు, పరిమాణాల గురించి. ఒకటి వ్యక్తి ఎవరో, ఎలా ఉన్నారో చెబుతుంది.',
        ),
      ],
      solution: [
        told(
          say(
            `Not to be kept: ${secret.en}; the project does not need them.`,
            `नहीं रखना चाहिए: ${secret.hi}; परियोजना को इनकी आवश्यकता नहीं।`,
            `భద్రపరచకూడనివి: ${secret.te}; ప్రాజెక్టుకు ఇవి అవసరం లేదు.`,
          ),
          1,
        ),
      ],
    }
  },
}

const smallGroups: PracticeMaker = {
  id: 'fairness-privacy/small-groups',
  version: 1,
  skill: 'protect-privacy',
  level: 1,
  make: (random) => {
    const { counts, limit } = worksheet.smallGroups(random).given
    const [first = 0, second = 0, small = 0] = counts
    const partner = Math.min(first, second)
    const joinedSize = partner + small
    return {
      stem: say(
        `A table of marks by village has groups of ${counts.join(', ')} students. A group below ${limit} must not be published alone: it is joined with the next smallest group. How many students are in the joined group?`,
        `गाँवों के अनुसार अंकों की एक सारणी में ${counts.join(', ')} विद्यार्थियों के समूह हैं। ${limit} से छोटा समूह अकेला प्रकाशित नहीं होना चाहिए: उसे उसके बाद के सबसे छोटे समूह में मिला दिया जाता है। मिले हुए समूह में कितने विद्यार्थी हैं?`,
        `గ్రామాల వారీ మార్కుల పట్టికలో ${counts.join(', ')} మంది విద్యార్థుల సమూహాలు ఉన్నాయి. ${limit} కంటే చిన్న సమూహాన్ని విడిగా ప్రచురించకూడదు: దాన్ని తర్వాతి అతి చిన్న సమూహంతో కలుపుతారు. కలిసిన సమూహంలో ఎంతమంది విద్యార్థులు ఉంటారు?`,
      ),
      ask: { kind: 'number', answer: `${joinedSize}`, rules: { form: 'worked-out' } },
      working: calculation(
        { substituted: 0.5, number: 0.5 },
        { target: `${joinedSize}`, facts: { n: `${joinedSize}` } },
      ),
      marks: 1,
      hints: [
        say(
          'In a very small group each student can be recognised. Which group is below the limit?',
          'बहुत छोटे समूह में हर विद्यार्थी पहचाना जा सकता है। कौन-सा समूह सीमा से छोटा है?',
          'చాలా చిన్న సమూహంలో ప్రతి విద్యార్థినీ గుర్తించవచ్చు. ఏ సమూహం హద్దు కంటే చిన్నది?',
        ),
        say(
          `The group of ${small} is too small; the next smallest has ${partner}.`,
          `${small} का समूह बहुत छोटा है; उसके बाद का सबसे छोटा समूह ${partner} का है।`,
          `${small} మంది సమూహం చాలా చిన్నది; తర్వాతి అతి చిన్న సమూహంలో ${partner} మంది.`,
        ),
      ],
      solution: [line(`n = ${partner} + ${small}`, 0.5), line(`n = ${joinedSize}`, 0.5)],
    }
  },
}

export const fairnessPrivacy: PracticeTopic = {
  id: 'fairness-privacy',
  name: say('Fairness and privacy', 'निष्पक्षता और निजता', 'నిష్పాక్షికత, గోప్యత'),
  skills: {
    'error-rates': say('Error rates of groups', 'समूहों की त्रुटि दरें', 'సమూహాల దోషాల రేట్లు'),
    'who-is-in-the-data': say('Who is in the data', 'आँकड़ों में कौन है', 'దత్తాంశంలో ఎవరున్నారు'),
    'protect-privacy': say('Protect privacy', 'निजता की रक्षा', 'గోప్యతను కాపాడటం'),
  },
  makers: [whoIsMissing, ...errorRates, falseAlarms, whatNotToKeep, smallGroups],
}
