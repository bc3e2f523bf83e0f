import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'
import { label, path } from '../shapes.ts'

/** A word problem of four marks: a boat with and against the stream. */
export const boatAndStream: StepLesson = {
  id: 'boat-and-stream',
  version: 3,
  title: {
    en: 'Worked example: a boat and the stream',
    hi: 'हल किया उदाहरण: नाव और धारा',
    te: 'సాధించిన ఉదాహరణ: పడవ, ప్రవాహం',
  },
  unreviewed: ['hi', 'te'],
  figure: { widthInPx: 300, view: [-0.6, -2.4, 6.6, 2.4] },
  figureWords: {
    en: 'With the stream an arrow of length u and then v; against it u and back v.',
    hi: 'धारा के साथ तीर u और फिर v; धारा के विरुद्ध u और पीछे v।',
    te: 'ప్రవాహంతో u తర్వాత v పొడవు బాణం; ఎదురుగా u, వెనక్కి v.',
  },
  workings: {
    pair: {
      mode: 'system',
      variables: ['u', 'v'],
      given: ['36 = 2(u+v)', '36 = 3(u-v)'],
      worlds: [{ u: '15', v: '3' }],
    },
  },
  steps: [
    {
      words: {
        en: 'A boat goes 36 km downstream in 2 hours, and the same way back in 3 hours. Find its speed in still water and the speed of the stream.',
        hi: 'एक नाव धारा के साथ 36 km जाने में 2 घंटे और वही दूरी लौटने में 3 घंटे लेती है। स्थिर जल में नाव की चाल और धारा की चाल ज्ञात करें।',
        te: 'ఒక పడవ ప్రవాహ దిశలో 36 km దూరాన్ని 2 గంటల్లో, తిరిగి అదే దూరాన్ని 3 గంటల్లో వెళ్తుంది. నిశ్చల నీటిలో పడవ వేగం, ప్రవాహ వేగం కనుగొనండి.',
      },
      margin: { en: '4 marks', hi: '4 अंक', te: '4 మార్కులు' },
    },
    {
      words: {
        en: 'Name the unknowns with their units: $u$ km/h for the boat, $v$ km/h for the stream. The boat comes back, so $u$ is greater than $v$.',
        hi: 'अज्ञात इकाई सहित लिखें: नाव $u$ km/h, धारा $v$ km/h। नाव लौट आती है, इसलिए $u$, $v$ से बड़ा है।',
        te: 'తెలియని రాశులను యూనిట్లతో రాయండి: పడవ $u$ km/h, ప్రవాహం $v$ km/h. పడవ తిరిగి వస్తుంది, కాబట్టి $u$ అనేది $v$ కంటే పెద్దది.',
      },
      said: {
        en: 'Name the unknowns with their units: u kilometres per hour for the boat, v kilometres per hour for the stream. The boat comes back, so u is greater than v.',
        hi: 'अज्ञात इकाई सहित लिखें: नाव u किलोमीटर प्रति घंटा, धारा v किलोमीटर प्रति घंटा। नाव लौट आती है, इसलिए u, v से बड़ा है।',
        te: 'తెలియని రాశులను యూనిట్లతో రాయండి: పడవ గంటకు u కిలోమీటర్లు, ప్రవాహం గంటకు v కిలోమీటర్లు. పడవ తిరిగి వస్తుంది, కాబట్టి u అనేది v కంటే పెద్దది.',
      },
      mark: '½',
    },
    {
      words: {
        en: 'Downstream the stream helps, upstream it holds back.',
        hi: 'धारा के साथ वह मदद करती है, विरुद्ध जाने पर रोकती है।',
        te: 'ప్రవాహ దిశలో అది సాయం చేస్తుంది, ఎదురుగా వెళ్తే ఆపుతుంది.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'What is the speed upstream?',
          hi: 'धारा के विरुद्ध चाल कितनी है?',
          te: 'ప్రవాహానికి ఎదురుగా వేగం ఎంత?',
        },
        hint: {
          en: 'Against the stream the boat is slower than in still water.',
          hi: 'धारा के विरुद्ध नाव स्थिर जल से धीमी चलती है।',
          te: 'ప్రవాహానికి ఎదురుగా పడవ నిశ్చల నీటి కంటే నెమ్మది.',
        },
        options: [
          { words: { en: '$u+v$' } },
          { words: { en: '$u-v$' }, isRight: true },
          {
            words: { en: '$v-u$' },
            hint: {
              en: 'That is negative: then the boat would drift away.',
              hi: 'यह ऋणात्मक है: तब नाव बह जाएगी।',
              te: 'ఇది ఋణాత్మకం: అప్పుడు పడవ కొట్టుకుపోతుంది.',
            },
          },
        ],
      },
      lines: [{ tex: 'u+v,\\quad u-v' }],
      shapes: [
        path([
          [0, 1.2],
          [4, 1.2],
        ]),
        path(
          [
            [4, 1.2],
            [5.4, 1.2],
          ],
          { colour: 'given', widthInPx: 4 },
        ),
        label([2, 1.2], 'u', 'chalk', [0, -16]),
        label([4.7, 1.2], 'v', 'given', [0, -16]),
        label([5.4, 1.2], '\\to', 'given', [10, 0]),
        path([
          [0, -1.2],
          [4, -1.2],
        ]),
        path(
          [
            [4, -1.5],
            [2.6, -1.5],
          ],
          { colour: 'given', widthInPx: 4 },
        ),
        label([1.3, -1.2], 'u', 'chalk', [0, -16]),
        label([3.3, -1.5], 'v', 'given', [0, 18]),
        label([2.6, -1.5], '\\gets', 'given', [-12, 0]),
      ],
    },
    {
      words: {
        en: 'Distance is speed times time. This gives two equations.',
        hi: 'दूरी चाल गुणा समय है। इससे दो समीकरण मिलते हैं।',
        te: 'దూరం అంటే వేగం ఇంటూ సమయం. దీని నుండి రెండు సమీకరణాలు వస్తాయి.',
      },
      lines: [
        { plain: '2(u+v) = 36', in: 'pair' },
        { plain: '3(u-v) = 36', in: 'pair' },
      ],
      mark: '1½',
    },
    {
      words: {
        en: 'Divide first, then add.',
        hi: 'पहले भाग दें, फिर जोड़ें।',
        te: 'ముందు భాగించండి, తర్వాత కలపండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the next line, or u at once.',
          hi: 'अगली पंक्ति लिखें, या सीधे u।',
          te: 'తర్వాతి పంక్తి రాయండి, లేదా నేరుగా u.',
        },
        hint: {
          en: 'The sum is half of 36, and the difference a third of 36.',
          hi: 'योग 36 का आधा है और अंतर 36 का तिहाई।',
          te: 'మొత్తం 36 లో సగం, భేదం 36 లో మూడో వంతు.',
        },
        in: 'pair',
        example: 'u+v = 18',
      },
      lines: [
        { plain: 'u + v = 18', in: 'pair' },
        { plain: 'u - v = 12', in: 'pair' },
        { plain: '2u = 30', in: 'pair' },
        { plain: 'u = 15', in: 'pair' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'The stream follows from the sum.',
        hi: 'योग से धारा की चाल मिलती है।',
        te: 'మొత్తం నుండి ప్రవాహ వేగం వస్తుంది.',
      },
      question: {
        kind: 'value',
        ask: {
          en: 'How fast is the stream, in km/h?',
          hi: 'धारा की चाल km/h में कितनी है?',
          te: 'ప్రవాహ వేగం km/h లో ఎంత?',
        },
        hint: {
          en: 'Together with 15 it makes the downstream speed.',
          hi: '15 के साथ मिलकर यह धारा के साथ वाली चाल बनाती है।',
          te: '15 తో కలిపితే ప్రవాహ దిశలో వేగం వస్తుంది.',
        },
        answerKind: 'quantity',
        answer: '3 km/h',
      },
      lines: [{ plain: 'v = 18 - 15 = 3', in: 'pair' }],
      mark: '½',
    },
    {
      words: {
        en: 'Answer with units, 15 km/h and 3 km/h, and check both ways.',
        hi: 'इकाई सहित उत्तर: 15 km/h और 3 km/h। दोनों ओर से जाँचें।',
        te: 'యూనిట్లతో జవాబు: 15 km/h, 3 km/h. రెండు వైపులా సరిచూడండి.',
      },
      said: {
        en: 'Answer with units, 15 and 3 kilometres per hour, and check both ways.',
        hi: 'इकाई सहित उत्तर: 15 और 3 किलोमीटर प्रति घंटा। दोनों ओर से जाँचें।',
        te: 'యూనిట్లతో జవాబు: గంటకు 15, 3 కిలోమీటర్లు. రెండు వైపులా సరిచూడండి.',
      },
      lines: [{ plain: '18*2 = 36' }, { plain: '12*3 = 36' }],
      mark: '½',
    },
  ],
}
