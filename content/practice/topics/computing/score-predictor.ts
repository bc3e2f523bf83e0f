import { sum } from '../../../worksheets/arithmetic.ts'
import * as worksheet from '../../../worksheets/topics/fairness-scores.ts'
import { decimal } from '../../../worksheets/typst.ts'
import type { PracticeMaker, PracticeTopic } from '../../maker.ts'
import { drawUntil, line, maths, say, told } from '../../writing.ts'
import { calculation } from '../geometry/calculation.ts'
import { joined, tableOf } from '../statistics/frequency-table.ts'

const byRunRate: PracticeMaker = {
  id: 'score-predictor/by-run-rate',
  version: 1,
  skill: 'run-rates',
  level: 1,
  make: (random) => {
    const [overs, rate, all] = drawUntil(
      random,
      (drawn) => [drawn.integer(5, 16), drawn.integer(8, 20) / 2, drawn.pick([20, 50])] as const,
      ([drawnOvers, drawnRate]) => Number.isInteger(drawnOvers * drawnRate),
    )
    const score = overs * rate
    return {
      stem: say(
        `After ${overs} overs a team has ${score} runs. Predict its score after ${all} overs at the same run rate.`,
        `${overs} ओवर के बाद एक टीम के ${score} रन हैं। उसी रन रेट से ${all} ओवर के बाद के स्कोर का पूर्वानुमान कीजिए।`,
        `${overs} ఓవర్ల తర్వాత ఒక జట్టు ${score} పరుగులు చేసింది. అదే రన్ రేటుతో ${all} ఓవర్ల తర్వాత స్కోరును అంచనా వేయండి.`,
      ),
      ask: { kind: 'number', answer: `${all * rate}` },
      working: calculation(
        { 'says:r': 1, number: 1 },
        { target: `${all * rate}`, facts: { r: `${rate}`, P: `${all * rate}` }, formulas: { P: `${all}*r` } },
      ),
      marks: 2,
      hints: [
        say(
          'The run rate $r$ is the number of runs in one over.',
          'रन रेट $r$ एक ओवर में बने रनों की संख्या है।',
          'రన్ రేటు $r$ అంటే ఒక ఓవర్‌లో చేసిన పరుగుల సంఖ్య.',
        ),
        say(
          `Work out ${maths(`r = ${score}/${overs}`)}, then multiply it by ${all}.`,
          `${maths(`r = ${score}/${overs}`)} निकालिए, फिर ${all} से गुणा कीजिए।`,
          `${maths(`r = ${score}/${overs}`)} కనుగొని, తర్వాత ${all} తో గుణించండి.`,
        ),
      ],
      solution: [line(`r = ${score}/${overs} = ${rate}`, 1), line(`P = ${all}*${rate} = ${all * rate}`, 1)],
    }
  },
}

const meanError: PracticeMaker = {
  id: 'score-predictor/mean-absolute-error',
  version: 1,
  skill: 'error-of-predictions',
  level: 2,
  make: (random) => {
    const { given, result } = worksheet.meanAbsoluteError(random)
    const { predicted, actual } = given
    const errors = predicted.map((value, index) => Math.abs(value - (actual[index] ?? 0)))
    const mean = decimal(result.mean)
    const [first, other] = [predicted[0] ?? 0, actual[0] ?? 0]
    return {
      stem: joined(
        say(
          'Find the mean absolute error of these predictions, in runs.',
          'इन पूर्वानुमानों की माध्य निरपेक्ष त्रुटि रनों में ज्ञात कीजिए।',
          'ఈ అంచనాల సగటు నిరపేక్ష దోషాన్ని పరుగులలో కనుగొనండి.',
        ),
        tableOf(
          [say('Predicted', 'पूर्वानुमान', 'అంచనా'), say('Actual', 'वास्तविक', 'వాస్తవం')],
          predicted.map((value, index) => [value, actual[index] ?? '']),
        ),
      ),
      ask: { kind: 'number', answer: mean },
      working: calculation(
        { 'substituted says:S': 1, number: 1 },
        { target: mean, facts: { S: `${sum(errors)}`, M: mean }, formulas: { M: 'S/5' } },
      ),
      marks: 2,
      hints: [
        say(
          'The error of a row is the difference of its two numbers without a sign. Find the mean of the errors.',
          'एक पंक्ति की त्रुटि उसकी दोनों संख्याओं का अंतर है, बिना चिह्न के। त्रुटियों का माध्य ज्ञात कीजिए।',
          'ఒక వరుస దోషం అంటే దాని రెండు సంఖ్యల భేదం, గుర్తు లేకుండా. దోషాల సగటు కనుగొనండి.',
        ),
        say(
          `The first error is ${maths(`abs(${first} - ${other}) = ${errors[0]}`)}. Add all five and divide by 5.`,
          `पहली त्रुटि ${maths(`abs(${first} - ${other}) = ${errors[0]}`)} है। पाँचों को जोड़कर 5 से भाग दीजिए।`,
          `మొదటి దోషం ${maths(`abs(${first} - ${other}) = ${errors[0]}`)}. ఐదింటినీ కూడి 5 తో భాగించండి.`,
        ),
      ],
      solution: [line(`M = (${errors.join(' + ')})/5`, 1), line(`M = ${sum(errors)}/5 = ${mean}`, 1)],
    }
  },
}

const requiredRate: PracticeMaker = {
  id: 'score-predictor/required-rate',
  version: 1,
  skill: 'run-rates',
  level: 1,
  make: (random) => {
    const { given, result } = worksheet.requiredRate(random)
    const { target, overs, now } = given
    const rate = `${result.rate}`
    return {
      stem: say(
        `A team needs ${target} runs in 20 overs and has ${now} after ${overs}. What run rate does it need from now on?`,
        `एक टीम को 20 ओवर में ${target} रन चाहिए और ${overs} ओवर के बाद उसके ${now} रन हैं। अब उसे किस रन रेट की आवश्यकता है?`,
        `ఒక జట్టుకు 20 ఓవర్లలో ${target} పరుగులు కావాలి; ${overs} ఓవర్ల తర్వాత ${now} పరుగులు చేసింది. ఇకపై ఎంత రన్ రేటు కావాలి?`,
      ),
      ask: { kind: 'number', answer: rate, rules: { form: 'worked-out' } },
      working: calculation({ substituted: 0.5, number: 0.5 }, { target: rate, facts: { r: rate } }),
      marks: 1,
      hints: [
        say(
          'Find how many runs are still needed and how many overs are left.',
          'ज्ञात कीजिए कि अभी कितने रन चाहिए और कितने ओवर शेष हैं।',
          'ఇంకా ఎన్ని పరుగులు కావాలో, ఎన్ని ఓవర్లు మిగిలి ఉన్నాయో కనుగొనండి.',
        ),
        say(
          `Divide ${maths(`${target} - ${now}`)} runs by ${maths(`20 - ${overs}`)} overs.`,
          `${maths(`${target} - ${now}`)} रनों को ${maths(`20 - ${overs}`)} ओवरों से भाग दीजिए।`,
          `${maths(`${target} - ${now}`)} పరుగులను ${maths(`20 - ${overs}`)} ఓవర్లతో భాగించండి.`,
        ),
      ],
      solution: [line(`r = (${target} - ${now})/(20 - ${overs})`, 0.5), line(`r = ${rate}`, 0.5)],
    }
  },
}

const lineOfScores: PracticeMaker = {
  id: 'score-predictor/line-of-scores',
  version: 1,
  skill: 'predict-by-a-line',
  level: 3,
  make: (random) => {
    const { given, result } = worksheet.lineOfScores(random)
    const { first, early, second, late, at } = given
    const { predicted } = result
    const slope = (late - early) / (second - first)
    return {
      stem: say(
        `A score stood at ${early} after ${first} overs and at ${late} after ${second}. Find the slope $m$ of the straight line through both points and the score $P$ that it predicts after ${at} overs.`,
        `${first} ओवर के बाद स्कोर ${early} था और ${second} ओवर के बाद ${late}। दोनों बिंदुओं से जाने वाली सरल रेखा की प्रवणता $m$ और ${at} ओवर के बाद का पूर्वानुमानित स्कोर $P$ ज्ञात कीजिए।`,
        `${first} ఓవర్ల తర్వాత స్కోరు ${early}, ${second} ఓవర్ల తర్వాత ${late}. రెండు బిందువుల గుండా పోయే సరళరేఖ వాలు $m$, ${at} ఓవర్ల తర్వాత అది అంచనా వేసే స్కోరు $P$ కనుగొనండి.`,
      ),
      ask: { kind: 'pair', answer: `m = ${slope}, P = ${predicted}`, rules: { variables: ['m', 'P'] } },
      working: calculation(
        { 'says:m': 1, 'substituted:P': 1, 'number says:P': 1 },
        {
          target: `${predicted}`,
          facts: { m: `${slope}`, P: `${predicted}` },
          formulas: { P: `${early} + m*(${at} - ${first})` },
        },
      ),
      marks: 3,
      hints: [
        say(
          'The slope is the number of runs for each over: the difference of the scores divided by the difference of the overs.',
          'प्रवणता प्रति ओवर रनों की संख्या है: स्कोरों का अंतर ÷ ओवरों का अंतर।',
          'వాలు అంటే ఒక్కో ఓవర్‌కు పరుగులు: స్కోర్ల భేదం ÷ ఓవర్ల భేదం.',
        ),
        say(
          `Work out ${maths(`m = (${late} - ${early})/(${second} - ${first})`)}. From over ${first} to over ${at} the line rises by $m$ in each over.`,
          `${maths(`m = (${late} - ${early})/(${second} - ${first})`)} निकालिए। ओवर ${first} से ओवर ${at} तक रेखा प्रत्येक ओवर में $m$ बढ़ती है।`,
          `${maths(`m = (${late} - ${early})/(${second} - ${first})`)} కనుగొనండి. ${first}వ ఓవర్ నుండి ${at}వ ఓవర్ వరకు రేఖ ప్రతి ఓవర్‌కు $m$ పెరుగుతుంది.`,
        ),
      ],
      solution: [
        line(`m = (${late} - ${early})/(${second} - ${first}) = ${slope}`, 1),
        told(
          say(
            `The line: $y = ${early} + ${slope}(x - ${first})$`,
            `रेखा: $y = ${early} + ${slope}(x - ${first})$`,
            `రేఖ: $y = ${early} + ${slope}(x - ${first})$`,
          ),
          0,
        ),
        line(`P = ${early} + ${slope}*(${at} - ${first})`, 1),
        line(`P = ${early} + ${slope * (at - first)} = ${predicted}`, 1),
      ],
    }
  },
}

export const scorePredictor: PracticeTopic = {
  id: 'score-predictor',
  name: say('Predicting a score', 'स्कोर का पूर्वानुमान', 'స్కోరు అంచనా'),
  skills: {
    'run-rates': say('Run rates', 'रन रेट', 'రన్ రేట్లు'),
    'predict-by-a-line': say('Predict by a straight line', 'सरल रेखा से पूर्वानुमान', 'సరళరేఖతో అంచనా'),
    'error-of-predictions': say('Error of predictions', 'पूर्वानुमानों की त्रुटि', 'అంచనాల దోషం'),
  },
  makers: [byRunRate, requiredRate, lineOfScores, meanError],
}
