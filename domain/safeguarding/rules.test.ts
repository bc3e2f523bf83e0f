import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { m } from '../messages/compiled/messages.js'
import { concernIn, helplines } from './rules.ts'

describe('words of self-harm', () => {
  test.each([
    'Some days I want to DIE...',
    "I don't want to live after these marks",
    'i dont   want to\nlive',
    'I keep cutting myself',
    'मैं मरना चाहता हूँ',
    'ख़ुदकुशी कर लूँ?',
    'मैं मर जाऊँगी',
    'mai marna chahti hu',
    'mujhe jeena nahi chahiye',
    'నాకు చనిపోవాలని ఉంది',
    'ఆత్మహత్య చేసుకుంటా',
    'naku chanipovalani undi',
    'bathakalani ledu sir',
  ])('are heard in “%s”', (text) => {
    expect(concernIn(text)).toBe('self-harm')
  })
})

describe('words of abuse', () => {
  test.each([
    'My uncle touches me',
    'he is blackmailing me with a photo',
    'मुझे रोज़ मारते हैं... मुझे मारते हैं',
    'वह मुझे गलत तरीके से छूता है',
    'papa mujhe maarte hain',
    'నన్ను కొడుతున్నాడు',
    'nannu kottadu',
    'లైంగికంగా వేధిస్తున్నారు',
  ])('are heard in “%s”', (text) => {
    expect(concernIn(text)).toBe('abuse')
  })
})

describe('a question of mathematics', () => {
  test.each([
    'Where does the tangent touch the circle?',
    'Does the die show a six? A die is thrown twice.',
    'The chord cuts the circle at A. Why is the angle 90°?',
    'Is the point where the line touches the curve unique?',
    'Why do we divide both sides by 2? $x^2 = 4$',
    'जीवा वृत्त को कहाँ काटती है?',
    'వృత్తాన్ని స్పర్శరేఖ ఎక్కడ తాకుతుంది?',
    'yeh marks kaise milte hain',
  ])('raises no concern: “%s”', (text) => {
    expect(concernIn(text)).toBe(null)
  })
})

test.each(locales)('the help text in %s names every helpline', (locale) => {
  const words = m.help_text({}, { locale })
  expect(helplines.filter((number) => !words.includes(number))).toEqual([])
})
