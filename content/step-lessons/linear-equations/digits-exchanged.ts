import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** A number of two digits, and the number with its digits exchanged. */
export const digitsExchanged: StepLesson = {
  id: 'digits-exchanged',
  version: 1,
  title: {
    en: 'Worked example: a number and its digits',
    hi: 'हल किया उदाहरण: संख्या और उसके अंक',
    te: 'సాధించిన ఉదాహరణ: సంఖ్య, దాని అంకెలు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    pair: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['x+y=11', '10y+x=10x+y+27'],
      worlds: [{ x: '4', y: '7' }],
    },
  },
  steps: [
    {
      words: {
        en: 'The digits of a two-digit number have the sum 11. With the digits exchanged it is 27 more. Find the number.',
        hi: 'दो अंकों की एक संख्या के अंकों का योग 11 है। अंक बदलने पर संख्या 27 बढ़ जाती है। संख्या ज्ञात करें।',
        te: 'ఒక రెండంకెల సంఖ్య అంకెల మొత్తం 11. అంకెలు తారుమారు చేస్తే 27 పెరుగుతుంది. ఆ సంఖ్యను కనుగొనండి.',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Let $x$ be the tens digit and $y$ the units digit.',
        hi: 'मान लें दहाई का अंक $x$ और इकाई का अंक $y$ है।',
        te: 'పదుల స్థానంలో $x$, ఒకట్ల స్థానంలో $y$ అనుకోండి.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'What is the number?', hi: 'संख्या क्या है?', te: 'ఆ సంఖ్య ఏది?' },
        hint: {
          en: 'Think of 58: how is it made of 5 and 8?',
          hi: '58 सोचें: वह 5 और 8 से कैसे बनता है?',
          te: '58 గురించి ఆలోచించండి: అది 5, 8 లతో ఎలా ఏర్పడుతుంది?',
        },
        options: [
          {
            words: { en: '$xy$' },
            hint: {
              en: 'In algebra that is x times y.',
              hi: 'बीजगणित में यह x गुणा y है।',
              te: 'బీజగణితంలో ఇది x ఇంటూ y.',
            },
          },
          { words: { en: '$10x+y$' }, isRight: true },
          { words: { en: '$x+10y$' } },
        ],
      },
      mark: '½',
    },
    {
      words: {
        en: 'Exchanged, it is $10y+x$. Write both conditions.',
        hi: 'बदलने पर वह $10y+x$ है। दोनों शर्तें लिखें।',
        te: 'తారుమారు చేస్తే అది $10y+x$. రెండు షరతులూ రాయండి.',
      },
      lines: [
        { plain: 'x + y = 11', in: 'pair' },
        { plain: '10y + x = 10x + y + 27', in: 'pair' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Make the second equation simple.',
        hi: 'दूसरे समीकरण को सरल करें।',
        te: 'రెండవ సమీకరణాన్ని సూక్ష్మీకరించండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write it with small numbers.',
          hi: 'इसे छोटी संख्याओं में लिखें।',
          te: 'దీన్ని చిన్న సంఖ్యలతో రాయండి.',
        },
        hint: {
          en: 'Bring the letters to the left. Then all three numbers are divisible by 9.',
          hi: 'चरों को बाईं ओर लाएँ। तब तीनों संख्याएँ 9 से विभाज्य हैं।',
          te: 'చరరాశులను ఎడమవైపుకు తెండి. అప్పుడు మూడు సంఖ్యలనూ 9 భాగిస్తుంది.',
        },
        in: 'pair',
        example: 'y-x = 3',
      },
      lines: [
        { plain: '9y - 9x = 27', in: 'pair' },
        { plain: 'y - x = 3', in: 'pair' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'Add this to the first equation.',
        hi: 'इसे पहले समीकरण में जोड़ें।',
        te: 'దీన్ని మొదటి సమీకరణానికి కలపండి.',
      },
      lines: [
        { plain: '2y = 14', in: 'pair' },
        { plain: 'y = 7', in: 'pair' },
        { plain: 'x = 4', in: 'pair' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'The question asks for the number, not for the digits.',
        hi: 'प्रश्न संख्या पूछता है, अंक नहीं।',
        te: 'ప్రశ్న సంఖ్యను అడిగింది, అంకెలను కాదు.',
      },
      question: {
        kind: 'value',
        ask: { en: 'Which number is it?', hi: 'वह कौन-सी संख्या है?', te: 'అది ఏ సంఖ్య?' },
        hint: {
          en: 'Put the tens digit first.',
          hi: 'दहाई का अंक पहले लिखें।',
          te: 'పదుల అంకెను ముందు రాయండి.',
        },
        answerKind: 'number',
        answer: '47',
      },
      lines: [{ plain: '10*4 + 7 = 47' }, { plain: '74 - 47 = 27' }],
      mark: '½',
    },
    {
      words: {
        en: 'The difference of exchanged numbers is always divisible by 9. If yours is not, look for a slip.',
        hi: 'अंक बदली संख्याओं का अंतर सदा 9 से विभाज्य होता है। आपका न हो तो गलती खोजें।',
        te: 'తారుమారు సంఖ్యల భేదాన్ని ఎల్లప్పుడూ 9 భాగిస్తుంది. మీది అలా లేకపోతే పొరపాటు వెతకండి.',
      },
      lines: [{ plain: '(10y+x)-(10x+y) = 9(y-x)' }],
    },
  ],
}
