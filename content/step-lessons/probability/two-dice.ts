import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A question of four marks: two dice on a grid. */
export const twoDiceWorked: StepLesson = {
  id: 'two-dice-on-a-grid',
  version: 1,
  title: {
    en: 'Worked example: two dice on a grid',
    hi: 'हल किया उदाहरण: ग्रिड पर दो पासे',
    te: 'సాధించిన ఉదాహరణ: గడులపై రెండు పాచికలు',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-0.9, -0.9, 7, 6.6] },
  figureWords: {
    en: 'A grid of 36 points, blue die to the right and red die upwards. The points with sum 9 and above are marked.',
    hi: '36 बिंदुओं का ग्रिड, नीला पासा दाईं ओर और लाल पासा ऊपर। योग 9 और उससे अधिक वाले बिंदु अंकित हैं।',
    te: '36 బిందువుల గడి; నీలం పాచిక కుడివైపు, ఎరుపు పాచిక పైకి. మొత్తం 9 లేదా ఎక్కువ గల బిందువులు గుర్తించి ఉన్నాయి.',
  },
  workings: {
    nine: { mode: 'value', facts: { P: '1/9' }, target: '1/9' },
    more: { mode: 'value', facts: { P: '5/18' }, target: '5/18' },
    pair: { mode: 'value', facts: { P: '1/6', Q: '5/6' }, formulas: { Q: '1-P' }, target: '5/6' },
  },
  steps: [
    {
      words: {
        en: 'A blue and a red die are thrown together. Find the probability that the sum is 9, that it is at least 9, and that the dice show different numbers.',
        hi: 'एक नीला और एक लाल पासा साथ फेंके जाते हैं। प्रायिकता ज्ञात करें कि योग 9 है, योग कम से कम 9 है, और पासों पर अलग-अलग संख्याएँ हैं।',
        te: 'ఒక నీలం, ఒక ఎరుపు పాచికలను కలిపి వేశారు. మొత్తం 9 అయ్యే, మొత్తం కనీసం 9 అయ్యే, పాచికలపై వేర్వేరు సంఖ్యలు పడే సంభావ్యతలు కనుగొనండి.',
      },
    },
    {
      words: {
        en: 'Draw a grid: blue to the right, red upwards. Each crossing is one outcome.',
        hi: 'ग्रिड बनाएँ: नीला दाईं ओर, लाल ऊपर। हर मिलन बिंदु एक परिणाम है।',
        te: 'గడులు గీయండి: నీలం కుడివైపు, ఎరుపు పైకి. ప్రతి కలిసే చోటు ఒక పర్యవసానం.',
      },
      shapes: [
        { kind: 'grid', from: [1, 1], to: [6, 6] },
        { kind: 'label', at: [1, 1], tex: '1', shiftInPx: [0, 20], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [2, 1], tex: '2', shiftInPx: [0, 20], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [3, 1], tex: '3', shiftInPx: [0, 20], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [4, 1], tex: '4', shiftInPx: [0, 20], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [5, 1], tex: '5', shiftInPx: [0, 20], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [6, 1], tex: '6', shiftInPx: [0, 20], colour: 'chalk', sizeInPx: 18 },
        { kind: 'label', at: [1, 1], tex: '1', shiftInPx: [-20, 0], colour: 'red', sizeInPx: 18 },
        { kind: 'label', at: [1, 2], tex: '2', shiftInPx: [-20, 0], colour: 'red', sizeInPx: 18 },
        { kind: 'label', at: [1, 3], tex: '3', shiftInPx: [-20, 0], colour: 'red', sizeInPx: 18 },
        { kind: 'label', at: [1, 4], tex: '4', shiftInPx: [-20, 0], colour: 'red', sizeInPx: 18 },
        { kind: 'label', at: [1, 5], tex: '5', shiftInPx: [-20, 0], colour: 'red', sizeInPx: 18 },
        { kind: 'label', at: [1, 6], tex: '6', shiftInPx: [-20, 0], colour: 'red', sizeInPx: 18 },
      ],
      question: {
        kind: 'value',
        ask: {
          en: 'How many outcomes are there?',
          hi: 'कुल कितने परिणाम हैं?',
          te: 'మొత్తం ఎన్ని పర్యవసానాలు?',
        },
        hint: {
          en: 'Count a row, and count the rows.',
          hi: 'एक पंक्ति गिनें, और पंक्तियाँ गिनें।',
          te: 'ఒక వరుసను లెక్కించండి, వరుసలను లెక్కించండి.',
        },
        answerKind: 'number',
        answer: '36',
      },
      lines: [{ plain: '6*6 = 36' }],
      mark: '½',
    },
    {
      words: {
        en: 'Sum 9: the points lie on one slanting line.',
        hi: 'योग 9: बिंदु एक तिरछी रेखा पर हैं।',
        te: 'మొత్తం 9: బిందువులు ఒక వాలు రేఖపై ఉన్నాయి.',
      },
      shapes: [
        {
          kind: 'path',
          points: [
            [2.6, 6.4],
            [6.4, 2.6],
          ],
          isClosed: false,
          style: { colour: 'given', isDashed: true },
        },
        { kind: 'dot', at: [3, 6], colour: 'given' },
        { kind: 'dot', at: [4, 5], colour: 'given' },
        { kind: 'dot', at: [5, 4], colour: 'given' },
        { kind: 'dot', at: [6, 3], colour: 'given' },
      ],
      lines: [
        { tex: t`(3,6),\ (4,5)` },
        { tex: t`(5,4),\ (6,3)` },
        { tex: t`P=\frac4{36}=\frac19`, plain: 'P = 4/36 = 1/9', in: 'nine' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'At least 9: this line and all that lies above it.',
        hi: 'कम से कम 9: यह रेखा और उसके ऊपर सब।',
        te: 'కనీసం 9: ఈ రేఖ, దానిపైన ఉన్నవన్నీ.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write a line for its probability P.',
          hi: 'उसकी प्रायिकता P की पंक्ति लिखें।',
          te: 'దాని సంభావ్యత P కు ఒక పంక్తి రాయండి.',
        },
        hint: {
          en: 'Count the points for the sums 9, 10, 11 and 12 one after the other.',
          hi: 'योग 9, 10, 11 और 12 के बिंदु एक-एक करके गिनें।',
          te: 'మొత్తాలు 9, 10, 11, 12 గల బిందువులను ఒకదాని తర్వాత ఒకటి లెక్కించండి.',
        },
        in: 'more',
        example: 'P = 10/36',
      },
      lines: [
        { plain: '4 + 3 + 2 + 1 = 10' },
        { tex: t`P=\frac{10}{36}=\frac5{18}`, plain: 'P = 10/36 = 5/18', in: 'more' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Different numbers: counting them all is long. Take the complement, equal numbers.',
        hi: 'अलग-अलग संख्याएँ: सब गिनना लंबा है। पूरक लें, समान संख्याएँ।',
        te: 'వేర్వేరు సంఖ్యలు: అన్నీ లెక్కించడం పెద్ద పని. పూరకం తీసుకోండి, ఒకే సంఖ్యలు.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'How many outcomes show equal numbers?',
          hi: 'कितने परिणामों में समान संख्याएँ हैं?',
          te: 'ఎన్ని పర్యవసానాలలో ఒకే సంఖ్యలు ఉన్నాయి?',
        },
        hint: {
          en: 'Follow the diagonal of the grid from the lower left corner.',
          hi: 'ग्रिड के विकर्ण पर नीचे बाएँ कोने से चलें।',
          te: 'గడుల కర్ణం వెంట కింది ఎడమ మూల నుండి వెళ్లండి.',
        },
        options: [{ words: { en: '2' } }, { words: { en: '6' }, isRight: true }, { words: { en: '12' } }],
      },
      lines: [
        { tex: t`P=\frac6{36}=\frac16`, plain: 'P = 6/36 = 1/6', in: 'pair' },
        { tex: t`1-P=\frac56`, plain: '1 - P = 5/6', in: 'pair' },
      ],
      mark: '1½',
      shapes: [
        { kind: 'dot', at: [4, 6], colour: 'result' },
        { kind: 'dot', at: [5, 5], colour: 'result' },
        { kind: 'dot', at: [6, 4], colour: 'result' },
        { kind: 'dot', at: [5, 6], colour: 'result' },
        { kind: 'dot', at: [6, 5], colour: 'result' },
        { kind: 'dot', at: [6, 6], colour: 'result' },
      ],
    },
    {
      words: {
        en: 'The points (4, 5) and (5, 4) are two outcomes: blue 4 and red 5 is not blue 5 and red 4.',
        hi: 'बिंदु (4, 5) और (5, 4) दो परिणाम हैं: नीला 4, लाल 5 और नीला 5, लाल 4 एक नहीं हैं।',
        te: 'బిందువులు (4, 5), (5, 4) రెండు పర్యవసానాలు: నీలం 4, ఎరుపు 5 వేరు; నీలం 5, ఎరుపు 4 వేరు.',
      },
    },
  ],
}
