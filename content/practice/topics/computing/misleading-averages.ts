import { sum } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/data.ts'
import { decimal, rupees } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'
import { isShort, same } from '../statistics/frequency-table.ts'
import { meanAfterChange } from '../statistics/mean.ts'
import { medianOfList } from '../statistics/median-of-list.ts'

const meanOrMedian: PracticeMaker = {
  id: 'misleading-averages/mean-or-median',
  version: 1,
  skill: 'mean-against-median',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.meanOrMedian(random)
    const { values } = given
    const { mean, median } = result
    const wages = values.map(rupees).join(', ')
    const sorted = [...values].sort((left, right) => left - right).map(rupees)
    return {
      stem: say(
        `Five people work in a shop for ${wages} a month. Find the mean ₹$A$ and the median ₹$M$. By how much does the mean exceed the median (₹$d$)?`,
        `एक दुकान में पाँच लोग ${wages} मासिक वेतन पर काम करते हैं। माध्य ₹$A$ और माध्यक ₹$M$ ज्ञात कीजिए। माध्य, माध्यक से कितना अधिक है (₹$d$)?`,
        `ఒక దుకాణంలో ఐదుగురు నెలకు ${wages} జీతాలకు పనిచేస్తున్నారు. సగటు ₹$A$, మధ్యగతం ₹$M$ కనుగొనండి. సగటు మధ్యగతం కంటే ఎంత ఎక్కువ (₹$d$)?`,
      ),
      ask: {
        kind: 'pair',
        answer: `A = ${mean}, M = ${median}, d = ${mean - median}`,
        rules: { variables: ['A', 'M', 'd'] },
      },
      working: calculation(
        { 'says:A': 1, 'says:M': 1, 'says:d number': 1 },
        {
          target: `${mean - median}`,
          facts: { S: `${sum(values)}`, A: `${mean}`, M: `${median}`, d: `${mean - median}` },
          formulas: { A: 'S/5', d: 'A-M' },
        },
      ),
      marks: 3,
      hints: [
        say(
          'The mean is the sum divided by the number of people; the median is the middle value in order.',
          'माध्य = योग ÷ लोगों की संख्या; माध्यक आरोही क्रम में बीच का मान है।',
          'సగటు = మొత్తం ÷ వ్యక్తుల సంఖ్య; ఆరోహణ క్రమంలో మధ్యలోని విలువ మధ్యగతం.',
        ),
        say(
          `The sum is ${rupees(sum(values))}. In order: ${sorted.join(', ')}.`,
          `योग ${rupees(sum(values))} है। आरोही क्रम में: ${sorted.join(', ')}।`,
          `మొత్తం ${rupees(sum(values))}. ఆరోహణ క్రమంలో: ${sorted.join(', ')}.`,
        ),
      ],
      solution: [
        line(`A = ${sum(values)}/5 = ${mean}`, 1),
        line(`M = ${median}`, 1),
        line(`d = ${mean} - ${median} = ${mean - median}`, 1),
        told(
          say(
            'One large value has pulled the mean up: the median tells a newcomer what to expect.',
            'एक बड़े मान ने माध्य को बढ़ा दिया: नए कर्मचारी को माध्यक सही अनुमान देता है।',
            'ఒక పెద్ద విలువ సగటును పెంచింది: కొత్తగా చేరేవారికి మధ్యగతమే సరైన అంచనా ఇస్తుంది.',
          ),
          0,
        ),
      ],
    }
  },
}

/** Return trips in full half hours, with a whole average speed. */
const journeys = Array.from({ length: 49 }, (_, index) => 12 + index).flatMap((out) =>
  Array.from({ length: 56 }, (_, index) => 20 + index).flatMap((back) =>
    Array.from({ length: 211 }, (_, index) => 30 + 2 * index)
      .filter(
        (distance) =>
          out !== back &&
          Number.isInteger((2 * distance) / out) &&
          Number.isInteger((2 * distance) / back) &&
          Number.isInteger((2 * out * back) / (out + back)) &&
          distance / out <= 8,
      )
      .map((distance) => ({ out, back, distance })),
  ),
)

const averageSpeed: PracticeMaker = {
  id: 'misleading-averages/average-speed',
  version: 1,
  skill: 'weighted-average',
  level: 2,
  make: (random) => {
    const { out, back, distance } = journeys[random.integer(0, journeys.length - 1)] ?? {
      out: 40,
      back: 60,
      distance: 120,
    }
    const [there, home] = [distance / out, distance / back]
    const hours = there + home
    const speed = (2 * distance) / hours
    const total = `${2 * distance}/${decimal(hours)}`
    return {
      stem: say(
        `A van goes ${distance} km at ${out} km/h and comes back at ${back} km/h. Find its average speed over both ways.`,
        `एक वैन ${distance} km की दूरी ${out} km/h की चाल से जाती है और ${back} km/h की चाल से लौटती है। पूरी यात्रा की औसत चाल ज्ञात कीजिए।`,
        `ఒక వ్యాన్ ${distance} km దూరాన్ని ${out} km/h వేగంతో వెళ్లి ${back} km/h వేగంతో తిరిగి వచ్చింది. మొత్తం ప్రయాణపు సగటు వేగాన్ని కనుగొనండి.`,
      ),
      ask: { kind: 'quantity', answer: `${speed} km/h`, rules: { unit: 'km/h' } },
      working: calculation(
        { 'says:t': 1, number: 1 },
        {
          target: `${speed}`,
          facts: { t: decimal(hours), v: `${speed}`, d: `${2 * distance}` },
          formulas: { v: 'd/t' },
        },
      ),
      marks: 2,
      hints: [
        say(
          'Average speed is the whole distance divided by the whole time; it is not the mean of the speeds.',
          'औसत चाल = कुल दूरी ÷ कुल समय; यह दोनों चालों का माध्य नहीं है।',
          'సగటు వేగం = మొత్తం దూరం ÷ మొత్తం సమయం; ఇది రెండు వేగాల సగటు కాదు.',
        ),
        say(
          `The ways take ${maths(`${distance}/${out} = ${decimal(there)}`)} and ${maths(`${distance}/${back} = ${decimal(home)}`)} hours. Add them to $t$.`,
          `जाने में ${maths(`${distance}/${out} = ${decimal(there)}`)} घंटे और लौटने में ${maths(`${distance}/${back} = ${decimal(home)}`)} घंटे लगते हैं। इन्हें जोड़कर $t$ निकालिए।`,
          `వెళ్లడానికి ${maths(`${distance}/${out} = ${decimal(there)}`)} గంటలు, రావడానికి ${maths(`${distance}/${back} = ${decimal(home)}`)} గంటలు పడుతుంది. వాటిని కూడి $t$ కనుగొనండి.`,
        ),
      ],
      solution: [
        line(`t = ${distance}/${out} + ${distance}/${back} = ${decimal(hours)}`, 1),
        line(`v = ${total} = ${speed}`, 1),
      ],
    }
  },
}

const weightedMean: PracticeMaker = {
  id: 'misleading-averages/mean-of-two-sections',
  version: 1,
  skill: 'weighted-average',
  level: 2,
  make: (random) => {
    const { given, result } = drawUntil(
      random,
      worksheet.weightedMean,
      (drawn) => isShort(drawn.result.mean) && drawn.given.first !== drawn.given.second,
    )
    const { first, second, low, high } = given
    const total = first * low + second * high
    const mean = decimal(result.mean)
    return {
      stem: say(
        `Section $A$ (${first} students) has a mean of ${low} marks, section $B$ (${second} students) a mean of ${high}. Find the mean of both sections together.`,
        `सेक्शन $A$ (${first} विद्यार्थी) के अंकों का माध्य ${low} है और सेक्शन $B$ (${second} विद्यार्थी) का ${high}। दोनों सेक्शनों का सम्मिलित माध्य ज्ञात कीजिए।`,
        `$A$ సెక్షన్ (${first} మంది విద్యార్థులు) మార్కుల సగటు ${low}, $B$ సెక్షన్ (${second} మంది విద్యార్థులు) సగటు ${high}. రెండు సెక్షన్ల ఉమ్మడి సగటు కనుగొనండి.`,
      ),
      ask: { kind: 'number', answer: mean },
      working: calculation(
        { 'says:S': 1, number: 1 },
        {
          target: mean,
          facts: { S: `${total}`, n: `${first + second}`, M: mean },
          formulas: { M: 'S/n' },
        },
      ),
      marks: 2,
      hints: [
        say(
          'The larger section counts for more: find the total of all marks first.',
          'बड़े सेक्शन का भार अधिक है: पहले सभी अंकों का योग ज्ञात कीजिए।',
          'పెద్ద సెక్షన్‌కు ఎక్కువ భారం ఉంటుంది: ముందుగా మార్కులన్నింటి మొత్తం కనుగొనండి.',
        ),
        say(
          `Work out ${maths(`S = ${first}*${low} + ${second}*${high}`)} and divide it by all ${first + second} students.`,
          `${maths(`S = ${first}*${low} + ${second}*${high}`)} निकालिए और सभी ${first + second} विद्यार्थियों की संख्या से भाग दीजिए।`,
          `${maths(`S = ${first}*${low} + ${second}*${high}`)} కనుగొని, మొత్తం ${first + second} మంది విద్యార్థులతో భాగించండి.`,
        ),
      ],
      solution: [
        line(`S = ${first}*${low} + ${second}*${high} = ${total}`, 1),
        line(`M = ${total}/${first + second} = ${mean}`, 1),
        told(same(`$${mean} \\ne \\frac{${low} + ${high}}{2}$`), 0),
      ],
    }
  },
}

export const misleadingAverages: PracticeTopic = {
  id: 'misleading-averages',
  name: say('Averages that mislead', 'भ्रामक औसत', 'తప్పుదోవ పట్టించే సగటులు'),
  skills: {
    'mean-against-median': say('Mean or median', 'माध्य या माध्यक', 'సగటా, మధ్యగతమా'),
    'weighted-average': say('Averages with weights', 'भारित माध्य', 'భారిత సగటు'),
  },
  makers: [meanOrMedian, weightedMean, averageSpeed, meanAfterChange, medianOfList],
}
