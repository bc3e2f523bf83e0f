import type { PracticeQuestion } from '../../../../domain/practice/question.ts'
import { sum } from '../../../worksheets/arithmetic.ts'
import type { Random } from '../../../worksheets/random.ts'
import * as worksheet from '../../../worksheets/topics/statistics.ts'
import { decimal } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, say, told } from '../../writing.ts'
import { frequencyTable, isShort, joined, same } from './frequency-table.ts'
import { empiricalRelation, medianOfList } from './median-of-list.ts'

/** Classes with a median of two decimals at most, and the class that certainly contains it. */
function drawMedian(random: Random) {
  const running = (frequencies: readonly number[]) =>
    frequencies.map((_, index) => sum(frequencies.slice(0, index + 1)))
  const { given, result } = drawUntil(
    random,
    worksheet.groupedMedian,
    (drawn) =>
      isShort(drawn.result.median) &&
      !running(drawn.given.frequencies).includes(sum(drawn.given.frequencies) / 2),
  )
  const { width, lows, frequencies } = given
  const totals = running(frequencies)
  const n = sum(frequencies)
  const at = totals.findIndex((total) => total > n / 2)
  return {
    width,
    lows,
    totals,
    n,
    half: decimal(n / 2),
    low: lows[at] ?? 0,
    before: totals[at - 1] ?? 0,
    frequency: frequencies[at] ?? 0,
    median: decimal(result.median),
    table: frequencyTable(lows, width, frequencies),
  }
}

const groupedMedian: PracticeMaker = {
  id: 'median-mode/median-of-grouped-data',
  version: 1,
  skill: 'median-of-grouped-data',
  level: 2,
  make: (random): PracticeQuestion => {
    const { width, totals, n, half, low, before, frequency, median, table } = drawMedian(random)
    const values = `l = ${low},\\ cf = ${before},\\ f = ${frequency},\\ h = ${width}`
    const running = `$${totals.join(', ')}$`
    return {
      stem: joined(say('Find the median.', 'माध्यक ज्ञात कीजिए।', 'మధ్యగతం కనుగొనండి.'), table),
      ask: { kind: 'number', answer: median },
      working: {
        mode: 'value',
        facts: {
          l: `${low}`,
          cf: `${before}`,
          f: `${frequency}`,
          h: `${width}`,
          n: `${n}`,
          N: `${n}`,
          M: median,
        },
        target: median,
        formulas: { M: 'l+(n/2-cf)/f*h' },
        marks: 3,
        milestones: [
          { id: 'median-class', marks: 1, shapes: ['says:cf', 'says:l', 'says:f'] },
          { id: 'substitute', marks: 1, shapes: ['substituted'] },
          { id: 'median', marks: 1, shapes: ['number', 'says:M'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'Write the cumulative frequencies. The median class is the first one whose cumulative frequency exceeds $\\frac{n}{2}$.',
          'संचयी बारंबारताएँ लिखिए। माध्यक वर्ग वह पहला वर्ग है जिसकी संचयी बारंबारता $\\frac{n}{2}$ से अधिक है।',
          'సంచిత పౌనఃపున్యాలు రాయండి. సంచిత పౌనఃపున్యం $\\frac{n}{2}$ కంటే ఎక్కువైన మొదటి తరగతి మధ్యగత తరగతి.',
        ),
        say(
          `The cumulative frequencies are ${running} and $\\frac{n}{2} = ${half}$. Use $l + \\frac{\\frac{n}{2} - cf}{f} \\times h$ with $${values}$.`,
          `संचयी बारंबारताएँ ${running} हैं और $\\frac{n}{2} = ${half}$ है। $${values}$ लेकर $l + \\frac{\\frac{n}{2} - cf}{f} \\times h$ का प्रयोग कीजिए।`,
          `సంచిత పౌనఃపున్యాలు ${running}; $\\frac{n}{2} = ${half}$. $${values}$ తీసుకొని $l + \\frac{\\frac{n}{2} - cf}{f} \\times h$ ఉపయోగించండి.`,
        ),
      ],
      solution: [
        told(cumulative(running), 0.5),
        told(same(`$${values}$`), 0.5, `l = ${low}, cf = ${before}, f = ${frequency}, h = ${width}`),
        line(`M = ${low} + (${half} - ${before})/${frequency}*${width}`, 1),
        line(`M = ${median}`, 1),
      ],
    }
  },
}

const cumulative = (running: string) =>
  say(`Cumulative frequencies: ${running}`, `संचयी बारंबारताएँ: ${running}`, `సంచిత పౌనఃపున్యాలు: ${running}`)

const groupedMode: PracticeMaker = {
  id: 'median-mode/mode-of-grouped-data',
  version: 1,
  skill: 'mode-of-grouped-data',
  level: 2,
  make: (random) => {
    const { given, result } = drawUntil(random, worksheet.groupedMode, (drawn) => isShort(drawn.result.mode))
    const { width, low, frequencies } = given
    const [, left = 0, top = 0, right = 0] = frequencies
    const lows = frequencies.map((_, index) => low + (index - 2) * width)
    const mode = decimal(result.mode)
    const values = `l = ${low},\\ f_1 = ${top},\\ f_0 = ${left},\\ f_2 = ${right},\\ h = ${width}`
    return {
      stem: joined(
        say('Find the mode.', 'बहुलक ज्ञात कीजिए।', 'బాహుళకం కనుగొనండి.'),
        frequencyTable(lows, width, frequencies),
      ),
      ask: { kind: 'number', answer: mode },
      working: {
        mode: 'value',
        facts: {
          l: `${low}`,
          f_0: `${left}`,
          f_1: `${top}`,
          f_2: `${right}`,
          h: `${width}`,
          Z: mode,
        },
        target: mode,
        formulas: { Z: 'l+(f_1-f_0)/(2*f_1-f_0-f_2)*h' },
        marks: 3,
        milestones: [
          { id: 'modal-class', marks: 1, shapes: ['says:l', 'says:f_1', 'says:f_0', 'says:f_2'] },
          { id: 'substitute', marks: 1, shapes: ['substituted'] },
          { id: 'mode', marks: 1, shapes: ['number', 'says:Z'] },
        ],
      },
      marks: 3,
      hints: [
        say(
          'The modal class has the greatest frequency $f_1$; $f_0$ stands before it and $f_2$ after it.',
          'बहुलक वर्ग की बारंबारता $f_1$ सबसे अधिक होती है; $f_0$ उससे पहले और $f_2$ उसके बाद के वर्ग की बारंबारता है।',
          'బాహుళక తరగతికి గరిష్ఠ పౌనఃపున్యం $f_1$ ఉంటుంది; $f_0$ దాని ముందు తరగతి, $f_2$ తర్వాతి తరగతి పౌనఃపున్యాలు.',
        ),
        say(
          `Use $l + \\frac{f_1 - f_0}{2f_1 - f_0 - f_2} \\times h$ with $${values}$.`,
          `$${values}$ लेकर $l + \\frac{f_1 - f_0}{2f_1 - f_0 - f_2} \\times h$ का प्रयोग कीजिए।`,
          `$${values}$ తీసుకొని $l + \\frac{f_1 - f_0}{2f_1 - f_0 - f_2} \\times h$ ఉపయోగించండి.`,
        ),
      ],
      solution: [
        told(same(`$${values}$`), 1, `l = ${low}, f_1 = ${top}, f_0 = ${left}, f_2 = ${right}, h = ${width}`),
        line(`Z = ${low} + (${top} - ${left})/(2*${top} - ${left} - ${right})*${width}`, 1),
        line(`Z = ${mode}`, 1),
      ],
    }
  },
}

const ogive: PracticeMaker = {
  id: 'median-ogive/median-from-ogive',
  version: 1,
  skill: 'ogive',
  level: 3,
  make: (random) => {
    const { width, lows, totals, half, low, before, frequency, median, table } = drawMedian(random)
    const points = lows.map((start, index) => `$(${start + width}, ${totals[index]})$`).join(', ')
    const value = `m = ${low} + (${half} - ${before})/${frequency}*${width} = ${median}`
    return {
      stem: joined(
        say(
          'Write the less-than table and draw the ogive on graph paper. At which height $h$ is the median read, and which median $m$ does the calculation give?',
          '‘से कम’ प्रकार की सारणी बनाइए और ग्राफ़ पेपर पर तोरण खींचिए। माध्यक किस ऊँचाई $h$ पर पढ़ा जाता है, और गणना से माध्यक $m$ कितना आता है?',
          'ఆరోహణ సంచిత పౌనఃపున్య పట్టిక తయారుచేసి, గ్రాఫ్ కాగితంపై ఓజివ్ వక్రం గీయండి. మధ్యగతాన్ని ఏ ఎత్తు $h$ వద్ద చదువుతాం, గణన ద్వారా మధ్యగతం $m$ ఎంత?',
        ),
        table,
      ),
      ask: { kind: 'pair', answer: `h = ${half}, m = ${median}`, rules: { variables: ['h', 'm'] } },
      marks: 4,
      hints: [
        say(
          'Plot each upper class limit against its cumulative frequency. The median stands at half of the total.',
          'प्रत्येक वर्ग की उच्च सीमा के सामने उसकी संचयी बारंबारता आलेखित कीजिए। माध्यक कुल बारंबारता के आधे पर मिलता है।',
          'ప్రతి తరగతి ఎగువ హద్దుకు ఎదురుగా దాని సంచిత పౌనఃపున్యాన్ని గుర్తించండి. మొత్తంలో సగం వద్ద మధ్యగతం ఉంటుంది.',
        ),
        say(
          `The points are ${points}. The median lies in the class that begins at $${low}$.`,
          `बिंदु ${points} हैं। माध्यक उस वर्ग में है जो $${low}$ से आरंभ होता है।`,
          `బిందువులు ${points}. మధ్యగతం $${low}$ తో మొదలయ్యే తరగతిలో ఉంది.`,
        ),
      ],
      solution: [
        told(say(`Points: ${points}`, `बिंदु: ${points}`, `బిందువులు: ${points}`), 1),
        told(
          say(
            'Drawing: axes with scale, points plotted and joined by a smooth curve',
            'चित्र: पैमाने सहित अक्ष, बिंदु आलेखित और निष्कोण वक्र से मिलाए गए',
            'చిత్రం: స్కేలుతో అక్షాలు, బిందువులను గుర్తించి సున్నితమైన వక్రంతో కలపడం',
          ),
          1,
        ),
        line(`h = n/2 = ${half}`, 1),
        line(value, 1),
      ],
    }
  },
}

const medianAndMode = [...empiricalRelation, medianOfList, groupedMedian, groupedMode] as const

export const medianMode: PracticeTopic = {
  id: 'median-mode',
  name: say('Median and mode', 'माध्यक और बहुलक', 'మధ్యగతం, బాహుళకం'),
  skills: {
    'empirical-relation': say('Empirical relation', 'आनुभविक संबंध', 'అనుభావిక సంబంధం'),
    'median-of-list': say('Median of a list', 'अवर्गीकृत आँकड़ों का माध्यक', 'అవర్గీకృత దత్తాంశ మధ్యగతం'),
    'median-of-grouped-data': say('Median of grouped data', 'वर्गीकृत आँकड़ों का माध्यक', 'వర్గీకృత దత్తాంశ మధ్యగతం'),
    'mode-of-grouped-data': say('Mode of grouped data', 'वर्गीकृत आँकड़ों का बहुलक', 'వర్గీకృత దత్తాంశ బాహుళకం'),
  },
  makers: medianAndMode,
}

export const medianOgive: PracticeTopic = {
  id: 'median-ogive',
  name: say('Median, mode and ogive', 'माध्यक, बहुलक और तोरण', 'మధ్యగతం, బాహుళకం, ఓజివ్ వక్రం'),
  skills: { ogive: say('Ogive', 'तोरण', 'ఓజివ్ వక్రం') },
  makers: [...medianAndMode, ogive],
}
