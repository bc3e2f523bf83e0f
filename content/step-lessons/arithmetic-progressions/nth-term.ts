import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The nth term derived: from the first to the nth there are n − 1 steps. */
export const nthTerm: StepLesson = {
  id: 'nth-term-derived',
  version: 1,
  title: {
    en: 'Where the nth term comes from',
    hi: 'nवाँ पद कहाँ से आता है',
    te: 'n వ పదం ఎలా వస్తుంది',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    term: {
      mode: 'value',
      facts: { a: '5', d: '6', n: '20', a_20: '119', a_n: '119' },
      target: '119',
      formulas: { a_20: 'a+19d' },
    },
    place: { mode: 'solve', variables: ['n'], given: ['5+(n-1)*6=83'], worlds: [{ n: '14' }] },
  },
  steps: [
    {
      words: {
        en: 'Nobody wants to add 99 times to find the 100th term. Look at how the terms are made.',
        hi: '100वाँ पद पाने के लिए 99 बार जोड़ना कौन चाहेगा? देखें कि पद कैसे बनते हैं।',
        te: '100వ పదం కోసం 99 సార్లు కలపడం ఎందుకు? పదాలు ఎలా ఏర్పడతాయో చూడండి.',
      },
      table: {
        head: [
          { en: 'Term', hi: 'पद', te: 'పదం' },
          { en: 'Value', hi: 'मान', te: 'విలువ' },
        ],
        rows: [
          [{ en: '$a_1$' }, { en: '$a$' }],
          [{ en: '$a_2$' }, { en: '$a+d$' }],
          [{ en: '$a_3$' }, { en: '$a+2d$' }],
          [{ en: '$a_4$' }, { en: '$a+3d$' }],
        ],
      },
    },
    {
      words: {
        en: 'The first term has no step behind it. Each further term has one step more.',
        hi: 'पहले पद तक कोई सीढ़ी नहीं चढ़नी पड़ती। हर अगले पद पर एक सीढ़ी बढ़ती है।',
        te: 'మొదటి పదానికి ముందు మెట్టు లేదు. ప్రతి తర్వాతి పదానికి ఒక మెట్టు ఎక్కువ.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'How many steps lead to the $n$th term?',
          hi: '$n$वें पद तक कितनी सीढ़ियाँ हैं?',
          te: '$n$ వ పదానికి ఎన్ని మెట్లు?',
        },
        hint: {
          en: 'The fourth term has 3d. Compare 4 and 3.',
          hi: 'चौथे पद में 3d है। 4 और 3 की तुलना करें।',
          te: 'నాలుగవ పదంలో 3d ఉంది. 4 ను 3 తో పోల్చండి.',
        },
        options: [
          { words: { en: '$n+1$' } },
          { words: { en: '$n$' } },
          { words: { en: '$n-1$' }, isRight: true },
        ],
      },
    },
    {
      words: {
        en: 'So this is the $n$th term, for every natural number $n$.',
        hi: 'इसलिए हर प्राकृत संख्या $n$ के लिए $n$वाँ पद यह है।',
        te: 'కాబట్టి ప్రతి సహజ సంఖ్య $n$ కు $n$ వ పదం ఇదే.',
      },
      lines: [{ plain: 'a_n = a + (n-1)d', in: 'term' }],
      margin: { en: 'the formula', hi: 'सूत्र', te: 'సూత్రం' },
    },
    {
      words: {
        en: 'And it stays right: one step more adds one $d$ more.',
        hi: 'और यह आगे भी सही रहता है: एक सीढ़ी और, एक $d$ और।',
        te: 'ఇది తర్వాత కూడా నిజమే: ఒక మెట్టు ఎక్కితే ఒక $d$ కలుస్తుంది.',
      },
      lines: [{ plain: 'a+(n-1)d + d = a+n d' }],
    },
    {
      words: {
        en: 'Use it for 5, 11, 17 and so on. Find the 20th term.',
        hi: 'इसे 5, 11, 17, … पर लगाएँ। 20वाँ पद ज्ञात करें।',
        te: 'దీన్ని 5, 11, 17, … కు వాడండి. 20వ పదం కనుగొనండి.',
      },
      said: {
        en: 'Use it for 5, 11, 17 and so on. Find the 20th term.',
        hi: 'इसे 5, 11, 17, इस श्रेढ़ी पर लगाएँ। 20वाँ पद ज्ञात करें।',
        te: 'దీన్ని 5, 11, 17, ఈ శ్రేఢికి వాడండి. 20వ పదం కనుగొనండి.',
      },
      question: {
        kind: 'line',
        ask: {
          en: 'Put the numbers in, or write the term at once.',
          hi: 'संख्याएँ रखें, या सीधे पद लिखें।',
          te: 'సంఖ్యలను ఉంచండి, లేదా నేరుగా పదాన్ని రాయండి.',
        },
        hint: {
          en: 'The first term is 5, a step is 6, and there are 19 of them.',
          hi: 'प्रथम पद 5, सीढ़ी 6, और सीढ़ियाँ 19 हैं।',
          te: 'మొదటి పదం 5, మెట్టు 6, మెట్లు 19.',
        },
        in: 'term',
        example: 'a_20 = 5+19*6',
      },
      lines: [
        { plain: 'a_20 = a + 19d', in: 'term' },
        { plain: 'a_20 = 5 + 19*6', in: 'term' },
        { plain: 'a_20 = 119', in: 'term' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'The other way round: which term of this AP is 83?',
        hi: 'उलटी दिशा: इस AP का कौन-सा पद 83 है?',
        te: 'వెనుక దిశలో: ఈ AP లో 83 ఎన్నవ పదం?',
      },
      lines: [
        { plain: '5 + (n-1)*6 = 83', in: 'place' },
        { plain: '(n-1)*6 = 78', in: 'place' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Divide by 6 and find the place.',
        hi: '6 से भाग दें और स्थान ज्ञात करें।',
        te: '6 తో భాగించి స్థానం కనుగొనండి.',
      },
      question: {
        kind: 'value',
        ask: { en: 'What is n?', hi: 'n कितना है?', te: 'n ఎంత?' },
        hint: {
          en: 'The number of steps is 13. A place is one more than its steps.',
          hi: 'सीढ़ियाँ 13 हैं। स्थान सीढ़ियों से एक अधिक होता है।',
          te: 'మెట్లు 13. స్థానం మెట్ల కంటే ఒకటి ఎక్కువ.',
        },
        answerKind: 'number',
        answer: '14',
      },
      lines: [
        { plain: 'n - 1 = 13', in: 'place' },
        { plain: 'n = 14', in: 'place' },
      ],
      mark: '1',
    },
  ],
}
