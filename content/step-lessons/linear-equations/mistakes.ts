import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

/** The slips with a pair of equations for which marks are lost. */
export const linearMistakes: StepLesson = {
  id: 'linear-equations-mistakes',
  version: 1,
  title: {
    en: 'A pair of equations: mistakes that cost marks',
    hi: 'समीकरण युग्म: अंक कटाने वाली गलतियाँ',
    te: 'సమీకరణాల జత: మార్కులు పోగొట్టే పొరపాట్లు',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    first: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['2x+3y=12', '2x-y=4'],
      worlds: [{ x: '3', y: '2' }],
    },
    second: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['y=4x-5', '3x-2y=0'],
      worlds: [{ x: '2', y: '3' }],
    },
    third: {
      mode: 'system',
      variables: ['x', 'y'],
      given: ['x-2y=1', '3x+4y=23'],
      worlds: [{ x: '5', y: '2' }],
    },
  },
  steps: [
    {
      words: {
        en: 'First slip: subtracting without changing every sign.',
        hi: 'पहली गलती: सब चिह्न बदले बिना घटाना।',
        te: 'మొదటి పొరపాటు: అన్ని గుర్తులూ మార్చకుండా తీసివేయడం.',
      },
      lines: [
        { plain: '2x + 3y = 12', in: 'first' },
        { plain: '2x - y = 4', in: 'first' },
      ],
      question: {
        kind: 'value',
        ask: {
          en: 'In the pair $2x+3y=12$ and $2x-y=4$ subtract the second from the first. What is $y$?',
          hi: 'युग्म $2x+3y=12$ और $2x-y=4$ में पहले से दूसरा घटाएँ। $y$ कितना है?',
          te: '$2x+3y=12$, $2x-y=4$ జతలో మొదటిదాని నుండి రెండవదాన్ని తీసివేయండి. $y$ ఎంత?',
        },
        hint: {
          en: '3y minus (−y) has more y, not less.',
          hi: '3y में से (−y) घटाने पर y बढ़ते हैं, घटते नहीं।',
          te: '3y నుండి (−y) తీసివేస్తే y పెరుగుతుంది, తగ్గదు.',
        },
        answerKind: 'number',
        answer: '2',
      },
    },
    {
      words: {
        en: 'So the right line has 4y, not 2y.',
        hi: 'इसलिए सही पंक्ति में 4y है, 2y नहीं।',
        te: 'కాబట్టి సరైన పంక్తిలో 4y ఉంటుంది, 2y కాదు.',
      },
      lines: [
        { plain: '3y - (-y) = 12 - 4', in: 'first' },
        { plain: '4y = 8', in: 'first' },
      ],
    },
    {
      words: {
        en: 'Second slip: a bracket opened for its first term only.',
        hi: 'दूसरी गलती: कोष्ठक खोलते समय केवल पहले पद को गुणा करना।',
        te: 'రెండవ పొరపాటు: బ్రాకెట్‌లో మొదటి పదాన్నే గుణించడం.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'Multiply −2 by both terms, with their signs.',
          hi: '−2 को दोनों पदों से चिह्न सहित गुणा करें।',
          te: '−2 ను రెండు పదాలతో గుర్తులతో సహా గుణించండి.',
        },
        why: {
          en: '$-2$ times $-5$ is $+10$.',
          hi: '$-2$ गुणा $-5$ का मान $+10$ है।',
          te: '$-2$ ఇంటూ $-5$ అంటే $+10$.',
        },
        lines: [
          { plain: '3x - 2(4x-5) = 0', in: 'second' },
          { plain: '3x - 8x - 10 = 0', in: 'second' },
          { plain: '-5x = 10', in: 'second' },
          { plain: 'x = -2', in: 'second' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: '3x - 8x + 10 = 0', in: 'second' },
        { plain: 'x = 2', in: 'second' },
      ],
    },
    {
      words: {
        en: 'Third slip: only one side multiplied.',
        hi: 'तीसरी गलती: केवल एक पक्ष को गुणा करना।',
        te: 'మూడవ పొరపాటు: ఒక వైపునే గుణించడం.',
      },
      question: {
        kind: 'slip',
        ask: { en: 'Which line has the slip?', hi: 'गलती किस पंक्ति में है?', te: 'పొరపాటు ఏ పంక్తిలో ఉంది?' },
        hint: {
          en: 'Compare each line with the given x − 2y = 1, term by term.',
          hi: 'हर पंक्ति को x − 2y = 1 से पद-पद मिलाएँ।',
          te: 'ప్రతి పంక్తిని x − 2y = 1 తో పదం పదం పోల్చండి.',
        },
        why: {
          en: 'Twice 1 is 2: the right side is doubled too.',
          hi: '1 का दुगुना 2 है: दायाँ पक्ष भी दुगुना होता है।',
          te: '1 కి రెట్టింపు 2: కుడి వైపు కూడా రెట్టింపు కావాలి.',
        },
        lines: [
          { plain: '3x + 4y = 23', in: 'third' },
          { plain: '2x - 4y = 1', in: 'third' },
          { plain: '5x = 24', in: 'third' },
        ],
        wrong: 2,
      },
      lines: [
        { plain: '2x - 4y = 2', in: 'third' },
        { plain: '5x = 25', in: 'third' },
        { plain: 'x = 5', in: 'third' },
      ],
    },
    {
      words: {
        en: 'Fourth slip: ratios before the equations have one form. First bring all to one side.',
        hi: 'चौथी गलती: समीकरणों को एक रूप में लाए बिना अनुपात लेना। पहले सब एक पक्ष में लाएँ।',
        te: 'నాలుగవ పొరపాటు: సమీకరణాలను ఒకే రూపంలోకి తేకుండా నిష్పత్తులు రాయడం. ముందు అన్నీ ఒక వైపుకు తెండి.',
      },
      question: {
        kind: 'choice',
        ask: {
          en: '$2x+3y=5$ and $6y=10-4x$: what is the pair?',
          hi: '$2x+3y=5$ और $6y=10-4x$: यह युग्म कैसा है?',
          te: '$2x+3y=5$, $6y=10-4x$: ఈ జత ఎలాంటిది?',
        },
        hint: {
          en: 'Write the second as 4x + 6y = … and compare all three ratios.',
          hi: 'दूसरे को 4x + 6y = … के रूप में लिखें और तीनों अनुपात मिलाएँ।',
          te: 'రెండవదాన్ని 4x + 6y = … గా రాసి మూడు నిష్పత్తులూ పోల్చండి.',
        },
        options: [
          { words: { en: 'One solution', hi: 'एक हल', te: 'ఒక సాధన' } },
          { words: { en: 'No solution', hi: 'कोई हल नहीं', te: 'సాధన లేదు' } },
          { words: { en: 'Infinitely many', hi: 'अनंत हल', te: 'అనంత సాధనలు' }, isRight: true },
        ],
      },
      lines: [{ plain: '2/4 = 3/6 = 5/10' }],
    },
    {
      words: {
        en: 'Last: name the unknowns with units, draw with a scale on both axes, and answer what is asked.',
        hi: 'अंत में: अज्ञात इकाई सहित लिखें, दोनों अक्षों पर पैमाना दें, और जो पूछा है वही उत्तर दें।',
        te: 'చివరగా: తెలియని రాశులను యూనిట్లతో రాయండి, రెండు అక్షాలపై స్కేలు చూపండి, అడిగినదానికే జవాబు రాయండి.',
      },
    },
  ],
}
