import type { StepLesson } from '../../../domain/lessons/steps/step-lesson.ts'

const t = String.raw

/** A question of four marks: a frequency is missing, the mean is known. */
export const missingInMean: StepLesson = {
  id: 'missing-frequency-from-the-mean',
  version: 1,
  title: {
    en: 'Worked example: a missing frequency',
    hi: 'हल किया उदाहरण: एक अज्ञात बारंबारता',
    te: 'సాధించిన ఉదాహరణ: తెలియని పౌనఃపున్యం',
  },
  unreviewed: ['hi', 'te'],
  workings: {
    k: { mode: 'solve', variables: ['k'], given: ['50+20*(-3)/(24+k)=48'], worlds: [{ k: '6' }] },
  },
  steps: [
    {
      words: {
        en: 'The mean of this table is 48. One frequency, k, is missing. Find it.',
        hi: 'इस सारणी का माध्य 48 है। एक बारंबारता k अज्ञात है। उसे ज्ञात करें।',
        te: 'ఈ పట్టిక సగటు 48. ఒక పౌనఃపున్యం k తెలియదు. దాన్ని కనుగొనండి.',
      },
      table: {
        head: [{ en: 'class', hi: 'वर्ग', te: 'తరగతి' }, { en: '$f$' }],
        rows: [
          [{ en: '0–20' }, { en: '5' }],
          [{ en: '20–40' }, { en: '8' }],
          [{ en: '40–60' }, { en: '$k$' }],
          [{ en: '60–80' }, { en: '7' }],
          [{ en: '80–100' }, { en: '4' }],
        ],
      },
    },
    {
      words: {
        en: 'Step deviations make it short. Which assumed mean is best?',
        hi: 'पग-विचलन से हिसाब छोटा होता है। कौन-सा कल्पित माध्य सबसे अच्छा है?',
        te: 'సోపాన విచలనాలతో లెక్క చిన్నదవుతుంది. ఏ ఊహించిన సగటు మంచిది?',
      },
      question: {
        kind: 'choice',
        ask: {
          en: 'With which class mark does k vanish from the sum of products?',
          hi: 'किस वर्ग चिह्न से गुणनफलों के योग में k गायब हो जाता है?',
          te: 'ఏ మధ్య విలువతో లబ్ధాల మొత్తంలో k మాయమవుతుంది?',
        },
        hint: {
          en: 'A product is zero where the deviation is zero.',
          hi: 'जहाँ विचलन शून्य है वहाँ गुणनफल शून्य है।',
          te: 'విచలనం సున్నా అయిన చోట లబ్ధం సున్నా.',
        },
        options: [{ words: { en: '30' } }, { words: { en: '50' }, isRight: true }, { words: { en: '70' } }],
      },
    },
    {
      words: {
        en: 'Take 50, and write the deviations in steps of 20.',
        hi: '50 लें, और विचलन 20 के पग में लिखें।',
        te: '50 తీసుకొని, విచలనాలను 20 సోపానాలలో రాయండి.',
      },
      table: {
        head: [{ en: '$x$' }, { en: '$f$' }, { en: '$u$' }, { en: '$fu$' }],
        rows: [
          [{ en: '10' }, { en: '5' }, { en: '−2' }, { en: '−10' }],
          [{ en: '30' }, { en: '8' }, { en: '−1' }, { en: '−8' }],
          [{ en: '50' }, { en: '$k$' }, { en: '0' }, { en: '0' }],
          [{ en: '70' }, { en: '7' }, { en: '1' }, { en: '7' }],
          [{ en: '90' }, { en: '4' }, { en: '2' }, { en: '8' }],
        ],
      },
      mark: '1',
    },
    {
      words: { en: 'Add both columns.', hi: 'दोनों स्तंभ जोड़ें।', te: 'రెండు వరుసలనూ కూడండి.' },
      lines: [
        { tex: t`\sum f=5+8+k+7+4=24+k`, plain: '5+8+k+7+4 = 24+k' },
        { tex: t`\sum fu=-10-8+7+8=-3`, plain: '-10-8+7+8 = -3' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Put them into the formula; h is 20 and the mean is 48.',
        hi: 'सूत्र में रखें; h 20 है और माध्य 48।',
        te: 'సూత్రంలో ఉంచండి; h 20, సగటు 48.',
      },
      lines: [{ tex: t`50+20\times\frac{-3}{24+k}=48`, plain: '50+20*(-3)/(24+k) = 48', in: 'k' }],
      mark: '½',
    },
    {
      words: { en: 'Take 50 to the right.', hi: '50 को दाईं ओर ले जाएँ।', te: '50 ను కుడివైపుకు తీసుకెళ్లండి.' },
      lines: [{ tex: t`\frac{-60}{24+k}=-2`, plain: '-60/(24+k) = -2', in: 'k' }],
      mark: '½',
    },
    {
      words: { en: 'Go on and find k.', hi: 'आगे बढ़ें और k ज्ञात करें।', te: 'కొనసాగించి k కనుగొనండి.' },
      question: {
        kind: 'line',
        ask: { en: 'Write the next line.', hi: 'अगली पंक्ति लिखें।', te: 'తర్వాతి పంక్తి రాయండి.' },
        hint: {
          en: 'Multiply both sides by the denominator. Both sides are negative.',
          hi: 'दोनों पक्षों को हर से गुणा करें। दोनों पक्ष ऋणात्मक हैं।',
          te: 'రెండు వైపులా హారంతో గుణించండి. రెండు వైపులా ఋణాత్మకం.',
        },
        in: 'k',
        example: '60 = 2(24+k)',
      },
      lines: [
        { plain: '60 = 2(24+k)', in: 'k' },
        { plain: '24 + k = 30', in: 'k' },
        { plain: 'k = 6', in: 'k' },
      ],
      mark: '1',
    },
    {
      words: {
        en: 'Check: 30 values in all. A frequency is a whole number that is not negative, and 6 is one.',
        hi: 'जाँच: कुल 30 मान। बारंबारता ऐसी पूर्ण संख्या है जो ऋणात्मक नहीं, और 6 ऐसी ही है।',
        te: 'సరిచూడండి: మొత్తం 30 విలువలు. పౌనఃపున్యం ఋణాత్మకం కాని పూర్ణసంఖ్య; 6 అలాంటిదే.',
      },
      lines: [{ tex: t`50-\frac{60}{30}=48`, plain: '50 - 60/30 = 48' }],
    },
  ],
}
