import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** Two terms give the whole AP. */
export const twoTermsGiven: StepLesson = {
  id: 'ap-from-two-terms',
  version: 2,
  title: {
    en: 'Worked example: an AP from two terms',
    hi: 'हल किया उदाहरण: दो पदों से AP',
    te: 'సాధించిన ఉదాహరణ: రెండు పదాల నుండి AP',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    pair: {
      mode: 'system',
      variables: ['a', 'd'],
      given: ['a+4d=19', 'a+11d=47'],
      worlds: [{ a: '3', d: '4', a_30: '119' }],
    },
  },
  steps: [
    {
      words: {
        en: 'The 5th term of an AP is 19 and the 12th term is 47. Find the 30th term.',
        hi: 'किसी AP का 5वाँ पद 19 और 12वाँ पद 47 है। 30वाँ पद ज्ञात करें।',
        te: 'ఒక AP యొక్క 5వ పదం 19, 12వ పదం 47. 30వ పదం కనుగొనండి.',
      },
      margin: { en: '3 marks', hi: '3 अंक', te: '3 మార్కులు' },
    },
    {
      words: {
        en: 'Write both terms with $a$ and $d$.',
        hi: 'दोनों पदों को $a$ और $d$ में लिखें।',
        te: 'రెండు పదాలనూ $a$, $d$ లతో రాయండి.',
      },
      question: {
        kind: 'choice',
        ask: { en: 'What is the 12th term?', hi: '12वाँ पद क्या है?', te: '12వ పదం ఏది?' },
        hint: {
          en: 'Count the steps from the first term to the twelfth.',
          hi: 'पहले पद से बारहवें तक की सीढ़ियाँ गिनें।',
          te: 'మొదటి పదం నుండి పన్నెండవ పదానికి మెట్లు లెక్కించండి.',
        },
        options: [
          { words: { en: '$a+12d$' } },
          { words: { en: '$a+11d$' }, isRight: true },
          { words: { en: '$12a+d$' } },
        ],
      },
      lines: [
        { plain: 'a + 4d = 19', in: 'pair' },
        { plain: 'a + 11d = 47', in: 'pair' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Subtract the first equation from the second. Then $a$ drops out.',
        hi: 'दूसरे समीकरण से पहला घटाएँ। तब $a$ हट जाता है।',
        te: 'రెండవ సమీకరణం నుండి మొదటిదాన్ని తీసివేయండి. అప్పుడు $a$ పోతుంది.',
      },
      question: {
        kind: 'value',
        ask: { en: 'What is d?', hi: 'd कितना है?', te: 'd ఎంత?' },
        hint: {
          en: 'Seven steps lead from 19 to 47.',
          hi: '19 से 47 तक सात सीढ़ियाँ हैं।',
          te: '19 నుండి 47 వరకు ఏడు మెట్లు.',
        },
        answerKind: 'number',
        answer: '4',
      },
      lines: [
        { plain: '7d = 28', in: 'pair' },
        { plain: 'd = 4', in: 'pair' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'Put $d$ back to find the first term.',
        hi: '$d$ वापस रखकर प्रथम पद ज्ञात करें।',
        te: '$d$ ను తిరిగి ఉంచి మొదటి పదం కనుగొనండి.',
      },
      lines: [
        { plain: 'a + 4*4 = 19', in: 'pair' },
        { plain: 'a = 3', in: 'pair' },
      ],
      mark: '½',
    },
    {
      words: {
        en: 'Now the 30th term.',
        hi: 'अब 30वाँ पद।',
        te: 'ఇప్పుడు 30వ పదం.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Write the line for the 30th term.',
          hi: '30वें पद की पंक्ति लिखें।',
          te: '30వ పదానికి పంక్తి రాయండి.',
        },
        hint: {
          en: 'Write it as a_30 = …, with the first term 3 and the steps that lead to it.',
          hi: 'इसे a_30 = … लिखें: प्रथम पद 3 और वहाँ तक की सीढ़ियाँ।',
          te: 'దీన్ని a_30 = … గా రాయండి: మొదటి పదం 3, అక్కడి వరకు మెట్లు.',
        },
        in: 'pair',
        example: 'a_30 = 3+29*4',
      },
      lines: [
        { plain: 'a_30 = a + 29d', in: 'pair' },
        { plain: 'a_30 = 3 + 29*4', in: 'pair' },
        { plain: 'a_30 = 119', in: 'pair' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'A quick check: from the 12th to the 30th term there are 18 steps.',
        hi: 'झटपट जाँच: 12वें से 30वें पद तक 18 सीढ़ियाँ हैं।',
        te: 'త్వరగా సరిచూడండి: 12వ పదం నుండి 30వ పదానికి 18 మెట్లు.',
      },
      lines: [{ plain: '47 + 18*4 = 119' }],
    },
  ],
}
